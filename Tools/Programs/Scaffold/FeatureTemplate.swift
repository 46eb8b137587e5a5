import ToolSupport

/// The files and lines of a new feature.
struct FeatureTemplate {
    static let folder = "Tools/Templates/Feature"

    let name: FeatureName
    /// The number of the feature's action among the contributions to the list of players, from 1, or
    /// `nil` for a feature without an action.
    private let actionNumber: Int?
    /// The texts of the feature's files by path.
    let files: [String: String]

    /// Reads the template files.
    init(
        _ name: FeatureName, hasAction: Bool, in package: PackageFolder
    ) throws(ToolError) {
        self.name = name
        actionNumber =
            hasAction ? number(of: name, in: try package.text(of: Self.graph)) : nil
        var files: [String: String] = [:]
        for template in try package.allFiles(in: Self.folder) {
            let path = name.substitute(in: String(template.dropFirst(Self.folder.count + 1)))
            let text = withAction(try package.text(of: template), isKept: hasAction)
            files[path] = sortedImports(name.substitute(in: text))
        }
        self.files = files
    }

    /// The folders that belong to the feature alone.
    var folders: [String] {
        [
            "Modules/Features/\(name.module)", "Tests/\(name.module)Tests",
            "App/Demos/\(name.module)",
        ]
    }

    /// The lines that mention the feature in other files.
    var lines: [InsertedLine] {
        [
            InsertedLine(
                "    feature(\"\(name.module)\"),", in: "Package.swift",
                .last(after: "let features = [", before: "]")),
            InsertedLine(
                "        \(name.member),", in: "App/Composition/Features/AppFeature+All.swift",
                .last(after: "    static let all = [", before: "    ]")),
        ] + graphLines
    }

    /// The lines of the dependency graph, as the app prints it.
    private var graphLines: [InsertedLine] {
        let building = "any_\(name.module)Building"
        let feature = "FeatureAvailability_\(name.module)Building_"
        var nodes = [
            "    \(feature)[\"FeatureAvailability#lt;\(name.module)Building#gt;\"]",
            "    \(building)[\"any \(name.module)Building\"]",
        ]
        var edges = [
            "    \(feature) --> \(building)", "    \(building) --> any_PlayerRepository",
        ]
        if let actionNumber {
            let action = "\(contribution)\(actionNumber)"
            nodes.append("    \(action)[\"PlayerListContribution #35;\(actionNumber)\"]")
            edges += [
                "    Array_PlayerListContribution_ --> \(action)", "    \(action) --> \(building)",
                "    \(action) --> SessionFlowReference",
            ]
        }
        let requirement = InsertedLine(
            "    by_FeatureCatalogue -.-> \(feature)", in: Self.graph, .sorted(by: requiredType))
        return nodes.map { InsertedLine($0, in: Self.graph, .sorted(by: nodeName)) }
            + [requirement]
            + edges.map { InsertedLine($0, in: Self.graph, .sorted(by: edgeSource)) }
    }

    /// The document with the dependency graph.
    static let graph = "App/Composition/Composition.docc/DependencyGraph.md"
}

/// The beginning of the names of contributions to the list of players in the dependency graph.
private let contribution = "PlayerListContribution__"

/// Returns the number of a feature's action in the dependency graph, or the next free number.
private func number(of name: FeatureName, in graph: String) -> Int {
    let features = graph.split(separator: "\n").filter {
        $0.hasPrefix("    \(contribution)") && $0.contains(" --> any_")
    }
    let index = features.firstIndex { $0.hasSuffix(" any_\(name.module)Building") }
    return (index ?? features.count) + 1
}

/// Returns `any_A` for `    any_A["any A"]`, and `nil` for other lines.
private func nodeName(_ line: Substring) -> Substring? {
    guard line.hasPrefix("    "), line.hasSuffix("\"]"), !line.hasPrefix("     ") else {
        return nil
    }
    return line.dropFirst(4).split(separator: "[").first
}

/// Returns `A` for `    by_FeatureCatalogue -.-> A`, and `nil` for other lines.
private func requiredType(_ line: Substring) -> Substring? {
    let start = "    by_FeatureCatalogue -.-> "
    return line.hasPrefix(start) ? line.dropFirst(start.count) : nil
}

/// Returns `A` for `    A --> B`, and `nil` for other lines.
private func edgeSource(_ line: Substring) -> Substring? {
    guard line.hasPrefix("    "), let arrow = line.firstRange(of: " --> ") else { return nil }
    return line[..<arrow.lowerBound].dropFirst(4)
}

/// Returns a template without the lines between `// action` and `// end action`, or with them but
/// without these comments.
private func withAction(_ template: String, isKept: Bool) -> String {
    var isAction = false
    return template.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
        switch line.drop(while: { $0 == " " }) {
        case "// action": isAction = true
        case "// end action": isAction = false
        default: return isKept || !isAction
        }
        return false
    }.joined(separator: "\n")
}

/// Sorts adjacent imports as the formatter requires; their order depends on the feature's name.
private func sortedImports(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    func isImport(_ line: Substring) -> Bool {
        line.hasPrefix("import ") || line.hasPrefix("public import ")
    }
    func module(of line: Substring) -> Substring { line.split(separator: " ").last ?? "" }
    guard let start = lines.firstIndex(where: isImport) else { return text }
    let end = lines[start...].firstIndex { !isImport($0) } ?? lines.endIndex
    lines[start..<end].sort { module(of: $0) < module(of: $1) }
    return lines.joined(separator: "\n")
}
