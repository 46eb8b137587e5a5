import Domain
import SQLite

/// The players whose stored values differ from their copy, and their repair.
enum DamagedPlayers {
    /// The columns of a player that its index copies.
    private static let copiedColumns = PlayerColumn.stored + ["user"]

    /// A condition for a row of `players` or of `players_copy`: the other one is missing or
    /// different.
    ///
    /// The unary plus makes SQLite read the row from its table.
    static let condition = """
        (\(RowCopy(table: "players", columns: ["id"] + copiedColumns).isDifferent)
        OR NOT EXISTS (SELECT 1 FROM players AS stored NOT INDEXED
        WHERE stored.id = +players.id
            AND \(values(of: copiedColumns, in: "stored"))
                IS \(values(of: copiedColumns, in: "players"))))
        """

    private static func values(of columns: [String], in table: String) -> String {
        "(\(columns.map { "\(table).\($0)" }.sqlList))"
    }

    private enum IDColumn: Int32, ResultColumn {
        case id

        var sql: String { "id" }
    }

    /// Returns the players of all users that are damaged, except for those with values that cannot
    /// be decoded.
    static func ids(_ database: Database) throws(StorageError) -> Set<Int64> {
        // The database of an earlier version has fewer columns.
        let columns = try database.columns(of: "players").filter { $0 != "id" }
        // The unary plus makes SQLite read each row from its table.
        let query = Query<IDColumn>(
            sql: """
                SELECT stored.id FROM players AS copy INDEXED BY players_copy
                CROSS JOIN players AS stored NOT INDEXED ON stored.id = +copy.id
                WHERE \(values(of: columns, in: "stored")) IS NOT \(values(of: columns, in: "copy"))
                """)
        let different = try database.all(query) { row throws(StorageError) in
            try row.integer(.id)
        }
        return try Set(different).union(marked(database))
    }

    /// Makes damaged players writable. SQLite rejects a change of a row that differs from an index.
    ///
    /// The new indexes no longer show which players differ, so their identifiers are stored until
    /// each is corrected or deleted.
    static func repairIndexes(_ database: Database) throws(StorageError) {
        let damaged = try ids(database)
        // The deletion of a player changes line-ups and records too.
        for table in ["players", "line_up_entries"] + (try RecordTables.names(database)) {
            try database.script("REINDEX \(table)")
        }
        try mark(damaged, database)
    }

    /// Returns the players that differed before an earlier repair.
    static func marked(_ database: Database) throws(StorageError) -> [Int64] {
        let list = try database.text("SELECT value FROM settings WHERE name = 'damaged_players'")
        return (list ?? "").split(separator: ",").compactMap { Int64($0) }
    }

    /// Removes the mark of a player that was corrected or deleted.
    static func unmark(_ player: Int64, _ database: Database) throws(StorageError) {
        let known = try marked(database)
        guard known.contains(player) else { return }
        try mark(Set(known).subtracting([player]), database)
    }

    private static func mark(_ players: Set<Int64>, _ database: Database) throws(StorageError) {
        try database.run("DELETE FROM settings WHERE name = 'damaged_players'")
        guard !players.isEmpty else { return }
        let list = players.sorted().map(String.init).joined(separator: ",")
        try database.run(
            "INSERT INTO settings (name, value) VALUES ('damaged_players', ?)", [.text(list)])
    }
}
