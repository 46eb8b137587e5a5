import PackageFacts

/// Checks the contract of a feature.
///
/// `…Navigation` reports events: `playerListDidSelect(_:)`. A feature without events needs none.
/// Composition decides where an event leads, so a name must not mention a direction. A feature may
/// ask why Composition cannot handle an event: `playerListUnavailableReason(for:)` or
/// `loginSignInUnavailableReason`. The same applies to all public protocols of a feature except
/// `…Building` and `…Coordinating`, which Composition calls. It applies to the contracts in
/// FootballUI that several features share, too.
enum ContractRule {
    /// Words that mention where an event leads.
    static let directions: Set<String> = [
        "Show", "Open", "Go", "Goto", "Push", "Pop", "Present", "Navigate", "Route",
    ]

    static func violations(in architecture: Architecture) -> [Violation] {
        let shared = architecture.symbols["FootballUI", default: []].filter {
            $0.kind == "protocol" && $0.name.hasSuffix("Navigation")
        }
        return architecture.features.flatMap { feature in
            missing(in: feature, architecture)
                + architecture.symbols[feature.name, default: []].filter {
                    $0.kind == "protocol" && !$0.name.hasSuffix("Building")
                        && !$0.name.hasSuffix("Coordinating")
                }.flatMap { names(in: $0, about: feature.name, of: feature.name, architecture) }
        }
            + shared.flatMap {
                names(
                    in: $0, about: String($0.name.dropLast("Navigation".count)), of: "FootballUI",
                    architecture)
            }
    }

    /// A variant implements the contract of the feature that it replaces.
    private static func missing(
        in feature: Manifest.Target, _ architecture: Architecture
    ) -> [Violation] {
        let building = "\(feature.name)Building"
        let isDeclared = architecture.symbols[feature.name, default: []].contains {
            $0.kind == "protocol" && $0.name == building
        }
        guard !isDeclared, architecture.variants[feature.name] == nil else { return [] }
        return [
            Violation(
                .contract, at: feature.path,
                "\(feature.name) has no public protocol \(building). Declare it in "
                    + "\(feature.path)/Public.")
        ]
    }

    private static func names(
        in contract: Symbol, about subject: String, of module: String,
        _ architecture: Architecture
    ) -> [Violation] {
        architecture.symbols[module, default: []]
            .filter { $0.isRequirement && $0.path.first == contract.name }
            .compactMap { requirement in
                message(about: requirement, subject).map {
                    Violation(.contract, at: requirement.file, line: requirement.line, $0)
                }
            }
    }

    private static func message(
        about requirement: Symbol, _ subject: String
    ) -> String? {
        let prefix = subject.prefix(1).lowercased() + subject.dropFirst()
        let words = words(of: requirement.name.dropFirst(prefix.count))
        let isAllowed =
            switch requirement.kind {
            case "method":
                words.first == "Did" && words.count > 1
                    || words.prefix(2) == ["Unavailable", "Reason"]
            case "property": words.suffix(2) == ["Unavailable", "Reason"]
            default: false
            }
        guard isAllowed, requirement.name.lowercased().hasPrefix(prefix.lowercased()) else {
            return "\(requirement.name) does not report an event. Declare a function \(prefix)Did…."
        }
        guard let direction = words.first(where: directions.contains) else { return nil }
        return
            "\(requirement.name) mentions where the event leads (\(direction)). Name the event only."
    }

    /// Splits a name at its capital letters.
    private static func words(of name: Substring) -> [String] {
        name.reduce(into: []) { words, character in
            if character.isUppercase || words.isEmpty { words.append("") }
            words[words.count - 1].append(character)
        }
    }
}
