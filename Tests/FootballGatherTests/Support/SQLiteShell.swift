import Testing

/// Looks into a database with SQLite's own program: what stands there must not depend on our code.
struct SQLiteShell {
    let sandbox: Sandbox
    let file: String

    /// The answer, one line a row, columns separated by `|`.
    func lines(_ sql: String) async throws -> [String] {
        let shell = try sandbox.start(Tool.sqlite3.require(), ["-batch", file, sql])
        let ending = try await shell.end()
        guard ending == .exited(0) else {
            throw Missing("sqlite3 ended with \(ending): \(shell.errorText)")
        }
        return shell.outputText.split(separator: "\n", omittingEmptySubsequences: false)
            .dropLast().map(String.init)
    }

    func value(_ sql: String) async throws -> String {
        try #require(try await lines(sql).first)
    }

    /// Whether SQLite finds nothing wrong with it.
    func isSound() async throws -> Bool {
        try await lines("PRAGMA integrity_check; PRAGMA foreign_key_check;") == ["ok"]
    }
}

extension Sandbox {
    /// The database in this sandbox's data folder.
    var database: SQLiteShell { SQLiteShell(sandbox: self, file: data.database) }
}
