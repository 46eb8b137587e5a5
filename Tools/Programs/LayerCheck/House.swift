#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

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
    private let root: String
    private let files: FileManager

    /// - Parameter root: The folder that holds `Package.swift`.
    init(root: String, files: FileManager = .default) {
        self.root = root
        self.files = files
    }

    /// All broken rules: first those of the package and of whole modules, then those of imports, by
    /// file and line.
    ///
    /// - Throws: What the file system says when a folder or a file cannot be read.
    func violations() throws -> [Violation] {
        let paths = try sourceFolders.flatMap { try swiftFiles(in: $0) }.sorted()
        let placed = paths.map { path in
            (path: path, place: Place(path: path.split(separator: "/").map(String.init)))
        }
        let modules = Set(placed.compactMap(\.place)).union(try systemLibraries())
        let rules = ImportRules(places: modules)
        return try topLevelViolations() + manifestViolations()
            + moduleViolations(placed, by: rules)
            + placed.flatMap { path, place in
                guard let place else {
                    return [
                        Violation(path: path, line: 1, sentence: "belongs to no module's folder")
                    ]
                }
                return try Import.all(in: read(path)).compactMap { found in
                    rules.objection(to: found, in: place).map {
                        Violation(path: path, line: found.line, sentence: $0)
                    }
                }
            }
    }

    private func topLevelViolations() throws -> [Violation] {
        try files.contentsOfDirectory(atPath: root).sorted()
            .filter { !$0.hasPrefix(".") && !topLevel.contains($0) }
            .map {
                let names = topLevel.joined(separator: ", ")
                return Violation(path: $0, line: 1, sentence: "the top level holds only \(names)")
            }
    }

    private func manifestViolations() throws -> [Violation] {
        SourceText.codeLines(of: try read("Package.swift")).enumerated()
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
        _ placed: [(path: String, place: Place?)], by rules: ImportRules
    ) -> [Violation] {
        var seen: Set<Place> = []
        return placed.compactMap { path, place in
            guard let place, seen.insert(place).inserted else { return nil }
            return rules.objection(to: place).map {
                Violation(path: path, line: 1, sentence: $0)
            }
        }
    }

    /// They hold no Swift, and so are known by their folders.
    private func systemLibraries() throws -> [Place] {
        let folder = "Modules/System"
        guard files.fileExists(atPath: "\(root)/\(folder)") else { return [] }
        return try files.contentsOfDirectory(atPath: "\(root)/\(folder)").map(Place.system)
    }

    private func swiftFiles(in folder: String) throws -> [String] {
        var isFolder = false
        guard files.fileExists(atPath: "\(root)/\(folder)", isDirectory: &isFolder) else {
            return []
        }
        guard isFolder else { return folder.hasSuffix(".swift") ? [folder] : [] }
        return try files.contentsOfDirectory(atPath: "\(root)/\(folder)")
            .filter { !$0.hasPrefix(".") }
            .flatMap { try swiftFiles(in: "\(folder)/\($0)") }
    }

    private func read(_ path: String) throws -> String {
        try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
    }
}

private let topLevel = ["Package.swift", "Modules", "App", "Tests", "Tools", "README.md"]
private let sourceFolders = ["Modules", "App", "Tests", "Tools/Programs"]
