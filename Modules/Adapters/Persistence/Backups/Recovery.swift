import Domain
import Records
import SQLite

/// Copies the rows of a damaged database that can be read into a new database.
struct Recovery {
    let damaged: Database
    let new: Database
    /// One line for each kind of loss.
    private(set) var losses: [String] = []

    /// - Parameter new: An empty database.
    init(_ damaged: Database, into new: Database) {
        self.damaged = damaged
        self.new = new
    }

    /// Copies all rows, first those of the tables and then those of the indexes with copies.
    ///
    /// - Throws: `.damaged` if not even an account can be read.
    mutating func run() throws(StorageError) {
        try Schema.current.check(damaged)
        guard let version = try damaged.integer("PRAGMA user_version"), version > 0 else {
            throw .damaged
        }
        try Schema.current.prefix(version).migrate(new)
        try createRecordTables()
        let tables = try new.all(
            NameColumn.select(
                """
                FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
                AND name NOT IN ('squad_sizes', 'history_sizes')
                """)
        ) { row throws(StorageError) in try row.text(.name) }
        // Triggers fill these two tables.
        try new.transaction { () throws(StorageError) in
            for table in tables { try copy(table) }
            try removeDanglingReferences(tables)
            try copyCounters()
            // The changes of a record can be lost.
            try RecordChanges.expectUnchangedRecords(in: new)
        }
        try Schema.current.migrate(new)
        try new.transaction { () throws(StorageError) in try removeInvalidValues() }
        try repairMatches()
        let userCount = try new.integer("SELECT count(*) FROM users")
        guard userCount ?? 0 > 0 || losses.isEmpty else { throw .damaged }
        for user in (try? UserStatements.damaged(damaged)) ?? [] {
            losses.append(DamageStrings.doubtfulAccount("\(user)"))
        }
        // The values of the table are kept. A version without copies has none that differ.
        for player in ((try? DamagedPlayers.ids(damaged)) ?? []).sorted() {
            losses.append(DamageStrings.doubtfulPlayer("\(player)"))
        }
    }

    /// Creates the tables of records, which do not depend on the version.
    private mutating func createRecordTables() throws(StorageError) {
        for definition in try RecordTables.definitions(damaged) {
            do throws(StorageError) {
                try new.run(definition)
            } catch {
                losses.append(DamageStrings.unreadableTable)
            }
        }
    }

    private mutating func copy(_ table: String) throws(StorageError) {
        let columns = try new.columns(of: table).map(\.sqlName)
        let list = columns.sqlList
        let parameters = columns.map { _ in "?" }.sqlList
        let insertion = "INSERT OR IGNORE INTO \(table) (\(list)) VALUES (\(parameters))"
        let itself = try new.unindexed(table)
        var isComplete = true
        // From both ends, because a read stops at the first page that is damaged.
        for source in [
            "\(itself) ORDER BY 1", "\(itself) ORDER BY 1 DESC", "INDEXED BY \(table)_copy",
        ] {
            let query = Query<NameColumn>(sql: "SELECT \(list) FROM \(table) \(source)")
            do throws(StorageError) {
                try damaged.each(query, []) { row throws(StorageError) in
                    // A row that breaks a constraint is left out.
                    _ = try? new.run(insertion, row.values)
                }
            } catch {
                isComplete = false
            }
        }
        if !isComplete { losses.append(DamageStrings.missingRows(table)) }
    }

    /// Copies the highest identifiers that were assigned, so that none is assigned again.
    private func copyCounters() throws(StorageError) {
        // A counter that cannot be read is lost; the rows are worth more.
        try? damaged.each(CounterColumn.select("FROM sqlite_sequence"), []) {
            row throws(StorageError) in
            let name = SQLValue.text(try row.text(.name))
            let known = try new.integer("SELECT seq FROM sqlite_sequence WHERE name = ?", [name])
            try new.run("DELETE FROM sqlite_sequence WHERE name = ?", [name])
            try new.run(
                "INSERT INTO sqlite_sequence VALUES (?, ?)",
                [name, .integer(max(known ?? 0, try row.integer(.value)))])
        }
    }

    private mutating func removeDanglingReferences(_ tables: [String]) throws(StorageError) {
        let records = tables.filter(RecordTables.isRecordTable).map { ($0, "user", "users") }
        for (table, column, parent) in records + [
            ("sessions", "user", "users"), ("changes", "user", "users"),
            ("players", "user", "users"),
            ("matches", "user", "users"), ("line_up_entries", "match_number", "matches"),
            ("match_events", "match_number", "matches"),
            ("waiting_events", "match_number", "matches"),
        ] where tables.contains(table) {
            let count = try new.run(
                "DELETE FROM \(table) WHERE \(column) NOT IN (SELECT number FROM \(parent))")
            if count > 0 {
                losses.append(
                    DamageStrings.danglingRows(count: count, table: table, parent: parent))
            }
        }
        guard tables.contains("line_up_entries") else { return }
        try new.run(
            """
            UPDATE line_up_entries SET player_id = NULL
            WHERE player_id NOT IN (SELECT id FROM players)
            """)
    }

    private mutating func repairMatches() throws(StorageError) {
        // The deletion of a match deletes its line-up and its events.
        try new.script("PRAGMA foreign_keys = ON")
        let lost = try new.transaction { () throws(StorageError) in
            try DamagedMatches.repair(new)
        }
        if lost.removed > 0 { losses.append(DamageStrings.lostGathers(lost.removed)) }
        if lost.withoutEvents > 0 {
            losses.append(DamageStrings.gathersWithoutEvents(lost.withoutEvents))
        }
    }

    private mutating func removeInvalidValues() throws(StorageError) {
        let invalid = try new.all(PlayerColumn.select("FROM players")) { row throws(StorageError) in
            let isValid = (try? Player(row)) != nil
            return isValid ? nil : try Player(validValuesOf: row)
        }
        for case let player? in invalid {
            losses.append(DamageStrings.lostValues("\(player.id.number)"))
            let fields = PlayerField.allCases
            try new.run(
                """
                UPDATE players SET \(fields.map { "\($0.description.column) = ?" }.sqlList)
                WHERE id = ?
                """,
                fields.map { SQLValue($0.value(of: player)) } + [.integer(player.id.number)])
        }
    }
}

private enum CounterColumn: Int32, ResultColumn {
    case name, value

    var sql: String {
        switch self {
        case .name: "name"
        case .value: "seq"
        }
    }
}

private enum NameColumn: Int32, ResultColumn {
    case name

    var sql: String { "name" }
}
