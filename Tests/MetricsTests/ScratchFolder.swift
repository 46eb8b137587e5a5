import Foundation

/// A folder of files that goes when it is not needed any more.
final class ScratchFolder {
    let path: String

    /// - Parameter files: their texts by their paths.
    init(_ files: [String: String] = [:]) throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "metrics-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.resolvingSymlinksInPath().path
        for (name, text) in files { try write(text, to: name) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, to name: String) throws {
        let file = URL(filePath: "\(path)/\(name)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func text(of name: String) throws -> String {
        try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
    }

    /// - Parameter age: in seconds.
    func makeOlder(_ name: String, by age: Double) throws {
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -age)],
            ofItemAtPath: "\(path)/\(name)")
    }
}
