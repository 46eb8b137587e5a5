import Platform

/// A directory that does not exist yet, and is gone with this object.
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
        // A plain integer of some width, or a number object that turns into one.
        let value = attributes[.posixPermissions]
        return (value as? Int) ?? (value as? any BinaryInteger).map { Int($0) } ?? -1
    }
}
