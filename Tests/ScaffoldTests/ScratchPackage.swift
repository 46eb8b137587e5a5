import Foundation
import Testing

@testable import Scaffold

/// A copy of this package, or of its parts that a new feature meets, that goes when it does.
final class ScratchPackage {
    /// The folder of `Package.swift`.
    static let original = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    let root = FileManager.default.temporaryDirectory.appending(path: "house-\(UUID().uuidString)")
    var package: PackageFolder { PackageFolder(root.path) }

    /// What a new feature meets.
    static let met = [
        "Package.swift", "README.md", "App/Composition", "App/Demos", "Modules/Core/Domain",
        "Modules/Features",
    ]
    /// What can be built.
    static let whole = [
        ".github/metrics", ".swift-format", "Package.swift", "README.md", "Modules", "App", "Tests",
        "Tools",
    ]

    /// - Parameter paths: what is copied.
    init(_ paths: [String] = met) throws {
        for path in paths {
            let place = root.appending(path: path)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: Self.original.appending(path: path), to: place)
        }
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    /// Everything in it, by path.
    func contents() throws -> [String: String] {
        var found: [String: String] = [:]
        for name in ["Modules", "App", "Tests", "Tools"] {
            for path in try package.allFiles(below: name) {
                let data = try Data(contentsOf: root.appending(path: path))
                found[path] = String(decoding: data, as: UTF8.self)
            }
        }
        for path in ["Package.swift", "README.md"] { found[path] = try package.text(of: path) }
        return found
    }

    /// The names at its top.
    func top() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root.path).sorted()
    }

    func add(_ name: String) throws {
        #expect(try Change.adding(FeatureName(name), to: package).apply(to: package) == [])
    }

    func remove(_ name: String, isForced: Bool = false) throws -> [String] {
        try Change.removing(FeatureName(name), from: package, isForced: isForced)
            .apply(to: package)
    }

    /// Adds a line at the end of a file.
    func touch(_ path: String, adding line: String = "// mine") throws {
        try package.write(package.text(of: path) + line + "\n", to: path)
    }
}
