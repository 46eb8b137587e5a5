import ToolSupport

/// The files and lines of a new feature.
struct FeatureTemplate {
    let name: FeatureName
    private let options: FeatureOptions
    /// The types of the feature's contributions, and their numbers among those of all features,
    /// from 1.
    private let contributions: [(type: String, number: Int)]
    /// The texts of the feature's files by path.
    let files: [String: String]

    /// Reads the template files.
    init(
        _ name: FeatureName, _ options: FeatureOptions, in package: PackageFolder
    ) throws(ToolError) {
        self.name = name
        self.options = options
        let graph = try package.text(of: Self.graph)
        contributions = options.entry.contributions.map {
            ($0, number(of: name, amongAll: $0, in: graph))
        }
        var files: [String: String] = [:]
        for folder in options.folders {
            for template in try package.allFiles(in: folder) {
                let path = name.substitute(in: String(template.dropFirst(folder.count + 1)))
                let text = withSections(options.sections, of: try package.text(of: template))
                files[path] = sortedImports(name.substitute(in: text))
            }
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
        let repository = options.hasData ? "any_RecordRepository_\(name.module)Entry_" : nil
        var nodes = [
            "    \(feature)[\"FeatureAvailability#lt;\(name.module)Building#gt;\"]",
            "    \(building)[\"any \(name.module)Building\"]",
        ]
        var edges = [
            "    \(feature) --> \(building)",
            "    \(building) --> \(repository ?? "any_PlayerRepository")",
        ]
        for (type, number) in contributions {
            let node = "\(type)__\(number)"
            nodes.append("    \(node)[\"\(type) #35;\(number)\"]")
            edges += ["    Array_\(type)_ --> \(node)", "    \(node) --> \(building)"]
            if options.entry == .action {
                edges.append("    \(node) --> SessionFlowReference")
            }
        }
        if let repository { edges.append("    \(repository) --> any_RecordRepositories") }
        // The texts by which nodes, requirements and edges are sorted.
        return nodes.map { InsertedLine($0, in: Self.graph, .sorted(by: #/ {4}(\w+)\[.*"\]/#)) }
            + [repository].compactMap(\.self).map {
                InsertedLine(
                    "        \($0)[\"any RecordRepository#lt;\(name.module)Entry#gt;\"]",
                    in: Self.graph,
                    .sorted(by: #/ {8}(\w+)\[.*\]/#, after: "    subgraph scope_session"))
            } + [
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

/// Returns a template without its sections, except those to keep, and without their marks. A
/// section can contain others.
private func withSections(_ kept: Set<String>, of template: String) -> String {
    var open: [String] = []
    return template.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
        let words = line.split(separator: " ").map(String.init)
        if words.count == 2, words[0] == "//", FeatureOptions.sections.contains(words[1]) {
            open.append(words[1])
        } else if words.count == 3, words == ["//", "end", open.last] {
            open.removeLast()
        } else {
            return kept.isSuperset(of: open)
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
