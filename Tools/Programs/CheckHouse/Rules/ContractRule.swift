import HouseFacts

/// What a feature's `…Navigation` may look like.
///
/// It names what happened, after the one whom it happened to: `playerListDidSelect(_:)`. What the app
/// does about it is not the feature's business, so no word of it leads anywhere. The one thing that it
/// may ask is what is in the way: `playerListObstacle(to:)`.
enum ContractRule {
    /// Words that say where to go.
    static let directions: Set<String> = [
        "Show", "Open", "Go", "Goto", "Push", "Pop", "Present", "Navigate", "Route",
    ]

    static func findings(in house: House) -> [Finding] {
        house.files.flatMap { file -> [Finding] in
            switch file.place {
            case .feature, .core("Navigation"): findings(in: file)
            default: []
            }
        }
    }

    private static func findings(in file: House.File) -> [Finding] {
        let declarations = file.source.declarations
        let contracts = declarations.filter {
            $0.kind == .protocol && $0.isExposed && $0.name.hasSuffix(ending) && $0.name != ending
        }
        return contracts.flatMap { contract in
            let requirements = declarations.filter {
                $0.container == contract.name && $0.isPartOfType
            }
            return objections(to: contract, in: file.place).map {
                Finding(.contract, at: file.path, line: contract.line, $0)
            }
                + requirements.compactMap { requirement in
                    objection(to: requirement, of: contract).map {
                        Finding(.contract, at: file.path, line: requirement.line, $0)
                    }
                }
        }
    }

    private static func objections(to contract: Declaration, in place: Place?) -> [String] {
        var sentences: [String] = []
        if !contract.attributes.contains("@MainActor") {
            sentences.append(
                "\(contract.name) is not for the main actor: write @MainActor before it")
        }
        if !contract.parents.contains(where: { $0 == "AnyObject" || $0.hasSuffix(ending) }) {
            sentences.append("\(contract.name) cannot be held weakly: let it refine AnyObject")
        }
        if case .feature(let feature) = place, contract.name != feature + ending {
            sentences.append("\(contract.name) is not named after its feature: \(feature + ending)")
        }
        return sentences
    }

    private static func objection(
        to requirement: Declaration, of contract: Declaration
    ) -> String? {
        let subject = contract.name.dropLast(ending.count)
        let name = requirement.name
        guard requirement.kind == .func else {
            return "\(contract.name) is told things by functions: \(name) is none"
        }
        let words = words(of: name.dropFirst(subject.count))
        let isNews = words.first == "Did" && words.count > 1
        guard name.lowercased().hasPrefix(subject.lowercased()), isNews || words.first == "Obstacle"
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
}
