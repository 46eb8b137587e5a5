/// The lines by which the rest of the package knows a feature.
func insertions(for name: FeatureName) -> [Insertion] {
    let module = name.module
    return [
        Insertion(
            "    feature(\"\(module)\"),", in: "Package.swift",
            .before(end: "]", after: "let features = [")),
        Insertion(
            "        \(name.member),", in: "App/Composition/Features/AppFeature+All.swift",
            .before(end: "    ]", after: "    static let all = [")),
        Insertion(
            "                \(name.member),",
            in: "App/Composition/SessionFlow/AppDestinations.swift",
            .before(end: "            ]", after: "    private static var players")),
    ] + graphLines(of: module).map { Insertion($0.line, in: "README.md", .sorted(by: $0.key)) }
}

/// The feature in the graph of README.md, as the program prints it.
private func graphLines(of module: String) -> [(line: String, key: (Substring) -> Substring?)] {
    let node = "any_\(module)Building"
    let needed = "    by_SessionFlow -.-> "
    func keyOfNeeded(_ line: Substring) -> Substring? {
        line.hasPrefix(needed) ? line.dropFirst(needed.count) : nil
    }
    return [
        ("    \(node)[\"any \(module)Building\"]", keyOfNode), ("\(needed)\(node)", keyOfNeeded),
        ("    \(node) --> any_PlayerRepository", keyOfArrow),
    ]
}

/// `any_GatherBuilding` of `    any_GatherBuilding["any GatherBuilding"]`.
private func keyOfNode(_ line: Substring) -> Substring? {
    guard line.hasPrefix("    any_"), line.hasSuffix("\"]") else { return nil }
    return line.dropFirst(4).split(separator: "[").first
}

/// `Storage` of `    Storage --> any_TextFolding`.
private func keyOfArrow(_ line: Substring) -> Substring? {
    guard line.hasPrefix("    "), let arrow = line.firstRange(of: " --> ") else { return nil }
    return line[..<arrow.lowerBound].dropFirst(4)
}

/// `Gather` of `import Gather` and of `public import Gather`.
func importedModule(_ line: Substring) -> Substring? {
    let words = line.split(separator: " ")
    guard let word = words.firstIndex(of: "import"), word <= 1, words.count == word + 2 else {
        return nil
    }
    return words[word + 1]
}
