import Foundation

/// What the program keeps on the disk.
struct DataFolder {
    let path: String

    var database: String { path + "/football-gather.sqlite" }
    /// Where the user was.
    var place: String { path + "/place" }

    /// How the runner is started to use it.
    var plainArguments: [String] { ["--plain", "--data-dir", path] }

    /// The process that uses it, as it says itself.
    func holder() throws -> pid_t {
        let text = try String(contentsOfFile: path + "/lock", encoding: .utf8)
        guard let number = pid_t(text.dropLast()) else {
            throw Missing("The lock names no process: “\(text)”.")
        }
        return number
    }

    func create() throws {
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true)
    }

    func write(_ bytes: some Sequence<UInt8>) throws {
        try create()
        try Data(bytes).write(to: URL(filePath: database))
    }

    /// The database's own file.
    var bytes: [UInt8] {
        get throws { Array(try Data(contentsOf: URL(filePath: database))) }
    }

    /// All files with their bytes, but for the ones that say who is there.
    func snapshot() throws -> [String: [UInt8]] {
        var found: [String: [UInt8]] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: path) where name != "lock" {
            found[name] = Array(try Data(contentsOf: URL(filePath: path + "/" + name)))
        }
        return found
    }

    /// A copy to look at: whoever opens a database that a crash has left behind repairs it.
    func copy(to other: String) throws -> DataFolder {
        try? FileManager.default.removeItem(atPath: other)
        try FileManager.default.copyItem(atPath: path, toPath: other)
        return DataFolder(path: other)
    }
}
