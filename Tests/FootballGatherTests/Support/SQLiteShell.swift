import Processes
import Testing

/// Reads a database with SQLite's own program, independently of the app's code.
struct SQLiteShell {
    let sandbox: Sandbox
    let file: String

    /// Returns one line for each row, with columns separated by `|`.
    func lines(_ sql: String) async throws -> [String] {
        let shell = try sandbox.start(InstalledTool.path(of: "sqlite3"), ["-batch", file, sql])
        let status = try await shell.exit()
        guard status == .exited(0) else {
            throw TestError("sqlite3 ended with \(status): \(shell.errorText)")
        }
        return shell.outputText.split(separator: "\n", omittingEmptySubsequences: false)
            .dropLast().map(String.init)
    }

    func value(_ sql: String) async throws -> String {
        try #require(try await lines(sql).first)
    }

    /// Returns whether SQLite's integrity checks find no error.
    func isSound() async throws -> Bool {
        try await lines("PRAGMA integrity_check; PRAGMA foreign_key_check;") == ["ok"]
    }
}

extension Sandbox {
    /// The database in the data folder.
    var database: SQLiteShell { SQLiteShell(sandbox: self, file: data.database) }
}
