import PackageFacts

/// What a feature's `…Navigation` may look like, and that there is one.
///
/// It names what happened, after the one whom it happened to: `playerListDidSelect(_:)`. What the app
/// does about it is not the feature's business, so no word of it leads anywhere. The one thing that it
/// may ask is what is in the way: `playerListUnavailableReason(for:)`. The same is asked of any other public
/// protocol of a feature that somebody's object has to implement, whatever it is called. What makes
/// the feature and what it can be asked later, `…Building` and `…Coordinating`, is told what to do.
enum ContractRule {
    /// Words that say where to go.
    static let directions: Set<String> = [
        "Show", "Open", "Go", "Goto", "Push", "Pop", "Present", "Navigate", "Route",
    ]

    static func findings(in house: House) -> [Finding] {
        missing(in: house)
            + house.files.flatMap { file -> [Finding] in
                switch file.place {
                case .feature(let feature): findings(in: file, of: feature)
                case .core("Navigation"): findings(in: file, of: nil)
                default: []
                }
            }
    }

    /// A variant has the contract of the feature that it stands in for.
    private static func missing(in house: House) -> [Finding] {
        house.features.filter { house.variants[$0] == nil }.flatMap { feature in
            let files = house.files(in: .feature(feature))
            let protocols = files.flatMap(\.source.declarations)
                .filter { $0.kind == .protocol && $0.isExposed }.map(\.name)
            return ["\(feature)\(ending)", "\(feature)Building"].filter { !protocols.contains($0) }
                .flatMap { name in
                    files.prefix(1).map {
                        Finding(
                            .contract, at: $0.path,
                            "feature \(feature) has no public protocol \(name): "
                                + "declare it in Modules/Features/\(feature)/Public")
                    }
                }
        }
    }

    private static func findings(in file: House.File, of feature: String?) -> [Finding] {
        let declarations = file.source.declarations
        let protocols = declarations.filter { $0.kind == .protocol && $0.isExposed }
        let contracts = protocols.filter { $0.name.hasSuffix(ending) && $0.name != ending }
        let listeners = protocols.filter { candidate in
            feature != nil && isListener(candidate) && !contracts.contains(candidate)
        }
        return contracts.flatMap { contract in
            objections(to: contract, of: feature).map {
                Finding(.contract, at: file.path, line: contract.line, $0)
            }
        }
            + (contracts + listeners).flatMap { contract in
                declarations.filter { $0.container == contract.name && $0.isPartOfType }
                    .compactMap { requirement in
                        objection(to: requirement, of: contract, subject: feature).map {
                            Finding(.contract, at: file.path, line: requirement.line, $0)
                        }
                    }
            }
    }

    /// Whether it is for objects that are told something.
    private static func isListener(_ candidate: Declaration) -> Bool {
        candidate.parents.contains { $0 == "AnyObject" || $0.hasSuffix(ending) }
            && !commands.contains { candidate.name.hasSuffix($0) }
    }

    private static func objections(to contract: Declaration, of feature: String?) -> [String] {
        var sentences: [String] = []
        if !contract.attributes.contains("@MainActor") {
            sentences.append(
                "\(contract.name) is not for the main actor: write @MainActor before it")
        }
        if !contract.parents.contains(where: { $0 == "AnyObject" || $0.hasSuffix(ending) }) {
            sentences.append("\(contract.name) cannot be held weakly: let it refine AnyObject")
        }
        if let feature, contract.name != feature + ending {
            sentences.append("\(contract.name) is not named after its feature: \(feature + ending)")
        }
        return sentences
    }

    private static func objection(
        to requirement: Declaration, of contract: Declaration, subject feature: String?
    ) -> String? {
        let subject =
            contract.name.hasSuffix(ending)
            ? contract.name.dropLast(ending.count) : (feature ?? contract.name)[...]
        let name = requirement.name
        guard requirement.kind == .func else {
            return "\(contract.name) is told things by functions: \(name) is none"
        }
        let words = words(of: name.dropFirst(subject.count))
        let isNews = words.first == "Did" && words.count > 1
        guard name.lowercased().hasPrefix(subject.lowercased()),
            isNews || words.starts(with: ["Unavailable", "Reason"])
        else {
            return "\(name) does not say what happened: call it \(lowercasedFirst(subject))Did…"
        }
        guard let direction = words.first(where: directions.contains) else { return nil }
        return "\(name) says where to go (\(direction)), and not what happened"
    }

    /// `Did`, `Select`, `All` of `DidSelectAll`.
    private static func words(of name: Substring) -> [String] {
        var words: [String] = []
        for character in name {
            if character.isUppercase || words.isEmpty { words.append("") }
            words[words.count - 1].append(character)
        }
        return words
    }

    private static func lowercasedFirst(_ name: Substring) -> String {
        name.prefix(1).lowercased() + name.dropFirst()
    }

    private static let ending = "Navigation"
    /// How protocols end whose functions ask for something.
    private static let commands = ["Building", "Coordinating"]
}
