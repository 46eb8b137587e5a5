import Domain
import SQLite

/// The rules of the app's data that SQLite does not know.
enum AppRules {
    /// Returns one line for each violation.
    static func findings(_ database: Database) throws(StorageError) -> [String] {
        try values(database) + sizes(database)
    }

    /// Checks the values of players and matches.
    private static func values(_ database: Database) throws(StorageError) -> [String] {
        var findings: [String] = []
        try database.each(PlayerColumn.selectAll(database), []) { row throws(StorageError) in
            if (try? Player(row)) == nil {
                findings.append(DamageStrings.invalidPlayer("\(try row.integer(.id))"))
            }
        }
        // The statements for matches fit the current version only.
        let version = try database.integer("PRAGMA user_version") ?? 0
        guard version == Schema.current.migrations.count else { return findings }
        return findings + (try DamagedMatches.findings(database))
    }

    /// Compares the stored numbers of players and of finished matches with their rows.
    private static func sizes(_ database: Database) throws(StorageError) -> [String] {
        let version = try database.integer("PRAGMA user_version") ?? 0
        var findings: [String] = []
        // Version 5 added the sizes of squads. The condition for finished matches needs version 7.
        if version >= 5 {
            findings += try sizes(
                "squad", of: "players WHERE TRUE", database, message: DamageStrings.squadSize)
        }
        if version >= 7 {
            findings += try sizes(
                "history", of: "matches WHERE \(MatchStatements.isFinished)", database,
                message: DamageStrings.historySize)
        }
        return findings
    }

    private static func sizes(
        _ name: String, of rows: String, _ database: Database, message: (String) -> String
    ) throws(StorageError) -> [String] {
        try database.all(
            UserColumn.select(
                """
                FROM users WHERE
                coalesce((SELECT size FROM \(name)_sizes WHERE user = users.number), 0)
                <> (SELECT count(*) FROM \(rows) AND user = users.number)
                """)
        ) { row throws(StorageError) in
            message("\(try row.integer(.number))")
        }
    }
}

private enum UserColumn: Int32, ResultColumn {
    case number

    var sql: String { "number" }
}
