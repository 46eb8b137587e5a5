import Foundation
import TestSupport
import ToolSupport

@testable import Scaffold

/// A temporary copy of this package, or of the parts that Scaffold reads and changes.
final class ScratchPackage {
    /// The folder of the original package.
    static let original = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The names of the package's features.
    static let features =
        ((try? PackageFolder(original.path).names(in: "Modules/Features")) ?? []).sorted()

    /// The files in which Scaffold inserts lines.
    static let lists = [
        "App/Composition/Features/AppFeature+All.swift", "Package.swift", FeatureTemplate.graph,
    ].sorted()

    /// The files and folders that Scaffold reads and changes.
    static let scaffolded = [
        "Package.swift", "App", "Modules/Core/Domain", "Modules/Features",
        "Tools/Templates",
    ]
    /// The files and folders that a build requires.
    static let complete = [
        ".github", ".swift-format", "Package.swift", "README.md", "Modules", "App", "Tests",
        "Tools",
    ]

    private let directory = TemporaryDirectory()
    var root: URL { URL(filePath: directory.path) }
    var folder: PackageFolder { PackageFolder(directory.path) }

    /// - Parameter paths: The files and folders to copy.
    init(_ paths: [String] = scaffolded) throws {
        for path in paths {
            let copy = root.appending(path: path)
            try FileManager.default.createDirectory(
                at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: Self.original.appending(path: path), to: copy)
        }
    }

    /// Returns the texts of all files by path.
    func contents() throws -> [String: String] {
        var texts: [String: String] = [:]
        for name in ["Modules", "App", "Tests", "Tools"] {
            for path in try folder.allFiles(in: name) { texts[path] = try folder.text(of: path) }
        }
        texts["Package.swift"] = try folder.text(of: "Package.swift")
        return texts
    }

    func add(_ name: String, _ options: FeatureOptions = FeatureOptions()) throws {
        try Change.adding(FeatureName(name), options, to: folder).apply(to: folder)
    }

    /// Removes a feature and returns the notes for the user.
    func remove(_ name: String, isForced: Bool = false) throws -> [String] {
        let change = try Change.removing(FeatureName(name), from: folder, isForced: isForced)
        try change.apply(to: folder)
        return change.notes
    }

    func write(_ text: String, to path: String) throws {
        try folder.replace(path, with: Data(text.utf8))
    }

    func append(_ text: String, to path: String) throws {
        let old = folder.exists(path) ? try folder.text(of: path) : ""
        try write(old + text, to: path)
    }
}
