import HouseFacts

/// A broken rule, at a place to look at.
struct Violation: Equatable, CustomStringConvertible {
    /// From the top of the package.
    var path: String
    /// Counted from 1.
    var line: Int
    var sentence: String

    /// In the form that editors and compilers use.
    var description: String { "\(path):\(line): \(sentence)" }
}

/// The package as it lies on disk.
struct House {
    private let tree: SourceTree

    /// - Parameter root: The folder that holds `Package.swift`.
    init(root: String) {
        tree = SourceTree(root: root)
    }

    /// All broken rules: first those of the package and of whole modules, then those of imports, by
    /// file and line.
    func violations() throws(HouseError) -> [Violation] {
        let topLevel = try topLevelViolations()
        let manifest = try manifestViolations()
        let sources = try tree.sources()
        let places = Set(sources.compactMap(\.place)).union(try systemLibraries())
        let rules = ImportRules(places: places)
        return topLevel + manifest + moduleViolations(sources, by: rules)
            + sources.flatMap { importViolations(in: $0, by: rules) }
    }

    private func topLevelViolations() throws(HouseError) -> [Violation] {
        try tree.names(in: "")
            .filter { !$0.hasPrefix(".") && !topLevel.contains($0) }
            .map {
                let names = topLevel.joined(separator: ", ")
                return Violation(path: $0, line: 1, sentence: "the top level holds only \(names)")
            }
    }

    private func manifestViolations() throws(HouseError) -> [Violation] {
        SourceText.codeLines(of: try tree.text(of: "Package.swift")).enumerated()
            .filter { $0.element.contains(".package(") }
            .map {
                Violation(
                    path: "Package.swift",
                    line: $0.offset + 1,
                    sentence: "no third-party packages: name a system library or write it here"
                )
            }
    }

    /// One for each module that should not be as it is, at its first file.
    private func moduleViolations(
        _ sources: [SourceFile], by rules: ImportRules
    ) -> [Violation] {
        var seen: Set<Place> = []
        return sources.compactMap { source in
            guard let place = source.place, seen.insert(place).inserted else { return nil }
            return rules.objection(to: place).map {
                Violation(path: source.path, line: 1, sentence: $0)
            }
        }
    }

    private func importViolations(in source: SourceFile, by rules: ImportRules) -> [Violation] {
        guard let place = source.place else {
            return [
                Violation(path: source.path, line: 1, sentence: "belongs to no module's folder")
            ]
        }
        return source.imports.compactMap { found in
            rules.objection(to: found, in: place).map {
                Violation(path: source.path, line: found.line, sentence: $0)
            }
        }
    }

    /// They hold no Swift, and so are known by their folders.
    private func systemLibraries() throws(HouseError) -> [Place] {
        try tree.names(in: "Modules/System").map(Place.system)
    }
}

private let topLevel = ["Package.swift", "Modules", "App", "Tests", "Tools", "README.md"]
