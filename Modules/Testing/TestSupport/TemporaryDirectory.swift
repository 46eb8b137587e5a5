import FoundationEssentials

/// The path of a directory for one test, which is deleted when this object is deinitialized.
public final class TemporaryDirectory: Sendable {
    /// The absolute path, at which nothing exists before the first call of `create()` or `write`.
    public let path: String

    /// Chooses a new path.
    public init() {
        let folder = FileManager.default.temporaryDirectory.path
        path = "\(folder)/football-gather-test-\(UUID().uuidString)"
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The names of the files in the directory, sorted.
    public var files: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }

    /// Creates the directory for its owner only, if it does not exist.
    public func create() throws {
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
    }

    /// Creates or replaces a file of the directory. Only its owner can access it.
    public func write(_ bytes: [UInt8], to file: String) throws {
        try create()
        try Data(bytes).write(to: URL(filePath: file))
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
    }

    /// Returns the content of a file; no bytes if the file cannot be read.
    public func bytes(of file: String) -> [UInt8] {
        FileManager.default.contents(atPath: file).map { Array($0) } ?? []
    }

    /// Returns the permissions of a file, such as `0o600`.
    public func permissions(of file: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: file)
        // FoundationEssentials and Foundation return different types.
        let value = attributes[.posixPermissions]
        return (value as? Int) ?? (value as? any BinaryInteger).map { Int($0) } ?? -1
    }
}
