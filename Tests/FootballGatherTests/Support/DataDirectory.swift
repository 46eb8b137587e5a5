import Foundation

/// The data directory of the app.
struct DataDirectory {
    let path: String

    var database: String { path + "/football-gather.sqlite" }
    /// The file with the navigation state.
    var navigationState: String { path + "/place" }

    /// Arguments that start the app in plain mode with this data directory.
    var plainArguments: [String] { ["--plain", "--data-dir", path] }

    /// Returns the process that has locked the data directory.
    func lockHolder() throws -> pid_t {
        let text = try String(contentsOfFile: path + "/lock", encoding: .utf8)
        guard let number = pid_t(text.dropLast()) else {
            throw TestError("The lock file names no process: “\(text)”.")
        }
        return number
    }

    /// Creates the directory for its owner only.
    func create() throws {
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
    }

    /// Replaces the database, or another file. Only its owner can access it.
    func write(_ bytes: some Sequence<UInt8>, to file: String? = nil) throws {
        try create()
        try Data(bytes).write(to: URL(filePath: file ?? database))
        chmod(file ?? database, 0o600)
    }

    /// The bytes of the database, without those of its log.
    var databaseBytes: [UInt8] {
        get throws { Array(try Data(contentsOf: URL(filePath: database))) }
    }

    /// Returns the bytes of all files except the lock file and the backups, by name.
    func contents() throws -> [String: [UInt8]] {
        var found: [String: [UInt8]] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: path)
        where !["lock", "backups"].contains(name) {
            found[name] = Array(try Data(contentsOf: URL(filePath: path + "/" + name)))
        }
        return found
    }

    /// Copies the folder. To open a database repairs it after a crash, so tests open a copy.
    func copy(to other: String) throws -> DataDirectory {
        try? FileManager.default.removeItem(atPath: other)
        try FileManager.default.copyItem(atPath: path, toPath: other)
        return DataDirectory(path: other)
    }
}
