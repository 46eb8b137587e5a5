/// The files and lines of a new feature.
struct FeatureTemplate {
    static let folder = "Tools/Templates/Feature"

    let name: FeatureName
    /// The texts of the feature's files by path.
    let files: [String: String]

    /// Reads the template files.
    init(_ name: FeatureName, in package: PackageFolder) throws(ScaffoldError) {
        self.name = name
        var files: [String: String] = [:]
        for template in try package.allFiles(in: Self.folder) {
            let path = name.substitute(in: String(template.dropFirst(Self.folder.count + 1)))
            files[path] = sortedImports(name.substitute(in: try package.text(of: template)))
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
        let node = "any_\(name.module)Building"
        return [
            InsertedLine(
                "    feature(\"\(name.module)\"),", in: "Package.swift",
                .last(after: "let features = [", before: "]")),
            InsertedLine(
                "        \(name.member),", in: "App/Composition/Features/AppFeature+All.swift",
                .last(after: "    static let all = [", before: "    ]")),
            InsertedLine(
                "                \(name.member),",
                in: "App/Composition/SessionFlow/AppDestinations.swift",
                .last(after: "    private static var players", before: "            ]")),
            InsertedLine(
                "    \(node)[\"any \(name.module)Building\"]", in: Self.graph,
                .sorted { $0.hasPrefix("    any_") && $0.hasSuffix("\"]") ? $0 : nil }),
            InsertedLine(
                "    by_SessionFlow -.-> \(node)", in: Self.graph,
                .sorted { $0.hasPrefix("    by_SessionFlow -.-> ") ? $0 : nil }),
            InsertedLine(
                "    \(node) --> any_PlayerRepository", in: Self.graph,
                .sorted { $0.contains(" --> ") ? $0 : nil }),
        ]
    }

    /// The document with the dependency graph.
    static let graph = "README.md"
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
