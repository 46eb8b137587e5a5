import ToolSupport

/// The files and lines of a new feature.
struct FeatureTemplate {
    static let folder = "Tools/Templates/Feature"

    let name: FeatureName
    private let entry: FeatureEntry
    /// The types of the feature's contributions, and their numbers among those of all features, from
    /// 1.
    private let contributions: [(type: String, number: Int)]
    /// The texts of the feature's files by path.
    let files: [String: String]

    /// Reads the template files.
    init(
        _ name: FeatureName, _ entry: FeatureEntry, in package: PackageFolder
    ) throws(ToolError) {
        self.name = name
        self.entry = entry
        let graph = try package.text(of: Self.graph)
        contributions = entry.contributions.map { ($0, number(of: name, amongAll: $0, in: graph)) }
        var files: [String: String] = [:]
        for template in try package.allFiles(in: Self.folder) {
            let path = name.substitute(in: String(template.dropFirst(Self.folder.count + 1)))
            let text = withSections(entry.sections, of: try package.text(of: template))
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
        for (type, number) in contributions {
            let node = "\(type)__\(number)"
            nodes.append("    \(node)[\"\(type) #35;\(number)\"]")
            edges += ["    Array_\(type)_ --> \(node)", "    \(node) --> \(building)"]
            if entry == .action {
                edges.append("    \(node) --> SessionFlowReference")
            }
        }
        // The texts by which nodes, requirements and edges are sorted.
        return nodes.map { InsertedLine($0, in: Self.graph, .sorted(by: #/ {4}(\w+)\[.*"\]/#)) }
            + [
                InsertedLine(
                    "    by_FeatureCatalogue -.-> \(feature)", in: Self.graph,
                    .sorted(by: #/ {4}by_FeatureCatalogue -\.-> (.*)/#))
            ] + edges.map { InsertedLine($0, in: Self.graph, .sorted(by: #/ {4}(.*?) --> .*/#)) }
    }

    /// The document with the dependency graph.
    static let graph = "App/Composition/Composition.docc/DependencyGraph.md"
}

/// Returns the number of a feature's contribution in the dependency graph, or the next free number.
private func number(of name: FeatureName, amongAll type: String, in graph: String) -> Int {
    let features = graph.split(separator: "\n").filter {
        $0.hasPrefix("    \(type)__") && $0.contains(" --> any_")
    }
    let index = features.firstIndex { $0.hasSuffix(" any_\(name.module)Building") }
    return (index ?? features.count) + 1
}

/// Returns a template without its sections, except those to keep, and without their marks.
private func withSections(_ kept: Set<String>, of template: String) -> String {
    var isKept = true
    return template.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
        let words = line.split(separator: " ").map(String.init)
        if words.count == 2, words[0] == "//", FeatureEntry.sections.contains(words[1]) {
            isKept = kept.contains(words[1])
        } else if words.count == 3, words.starts(with: ["//", "end"]),
            FeatureEntry.sections.contains(words[2])
        {
            isKept = true
        } else {
            return isKept
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
