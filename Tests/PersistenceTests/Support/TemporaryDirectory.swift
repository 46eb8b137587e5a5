import Platform

/// The path of a new directory, which is deleted when this object is deinitialized.
final class TemporaryDirectory: Sendable {
    let path: String

    init() {
        let folder = FileManager.default.temporaryDirectory.path
        path = "\(folder)/football-gather-test-\(UUID().uuidString)"
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    var database: String { "\(path)/football-gather.sqlite" }
    var token: String { "\(path)/session" }

    func create() throws {
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true)
    }

    func write(_ bytes: [UInt8], to file: String) throws {
        try create()
        try Data(bytes).write(to: URL(filePath: file))
    }

    func bytes(of file: String) -> [UInt8] {
        FileManager.default.contents(atPath: file).map { Array($0) } ?? []
    }

    var files: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }

    func permissions(of file: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: file)
        // FoundationEssentials and Foundation return different types.
        let value = attributes[.posixPermissions]
        return (value as? Int) ?? (value as? any BinaryInteger).map { Int($0) } ?? -1
    }
}
