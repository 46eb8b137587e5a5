import Domain
import FoundationEssentials
import SQLite

/// The tables of all kinds of records, also of those that the program does not have.
enum RecordTables {
    /// Returns whether a table with this name has records.
    static func isRecordTable(_ name: String) -> Bool { name.hasPrefix("record_") }

    /// Returns the name of the kind of a table.
    static func kind(in table: String) -> String {
        String(table.dropFirst("record_".count)).fieldName
    }

    /// Returns the names of the tables, sorted.
    static func names(_ database: Database) throws(StorageError) -> [String] {
        try database.all(
            SchemaColumn.select(
                "FROM sqlite_schema WHERE type = 'table' AND name GLOB 'record_*' ORDER BY name")
        ) { row throws(StorageError) in try row.text(.name) }
    }

    /// Returns the statements that create the tables, their indexes and their triggers.
    static func definitions(_ database: Database) throws(StorageError) -> [String] {
        try database.all(
            SchemaColumn.select(
                """
                FROM sqlite_schema WHERE name GLOB 'record_*' AND sql IS NOT NULL
                ORDER BY type = 'trigger', rowid
                """)
        ) { row throws(StorageError) in try row.text(.definition) }
    }

    /// Returns whether a record refers to a player.
    static func refer(to player: PlayerID, _ database: Database) throws(StorageError) -> Bool {
        for trigger in try RecordTrigger.all(database) {
            let found = try database.integer(
                """
                SELECT 1 FROM \(trigger.table) WHERE \(trigger.column.sqlName) = ? LIMIT 1
                """, [.integer(player.number)])
            if found != nil { return true }
        }
        return false
    }

    /// Returns the records of a user, ordered by their kinds and by the order in which they were
    /// added. A record whose identifier is damaged is left out.
    static func records(
        of user: Int64, _ database: Database
    ) throws(StorageError) -> [ArchivedRecord] {
        let triggers = try RecordTrigger.all(database)
        var records: [ArchivedRecord] = []
        for table in try names(database) {
            records += try self.records(
                in: table, triggers, where: "user = ? ORDER BY rowid", [.integer(user)],
                database)
        }
        return records
    }

    /// Returns the records of a kind of all users.
    static func records(
        of kind: String, _ database: Database
    ) throws(StorageError) -> [ArchivedRecord] {
        try records(
            in: RecordTable(kind, [:]).name, try RecordTrigger.all(database),
            where: "user >= ? ORDER BY rowid", [.integer(0)], database)
    }

    /// Returns the record with an identifier, if the user has it.
    static func record(
        like record: ArchivedRecord, of user: Int64, _ database: Database
    ) throws(StorageError) -> ArchivedRecord? {
        let table = RecordTable(of: record)
        guard try !database.columns(of: table.name).isEmpty else { return nil }
        return try records(
            in: table.name, try RecordTrigger.all(database), where: table.recordCondition,
            [.blob(record.id.bytes), .integer(user)], database
        ).first
    }

    /// Returns the identifier with which a user has a record of another database. It is another one
    /// if an earlier version imported the record while another user had it.
    ///
    /// - Parameter tables: The names of the tables.
    static func id(
        of record: ArchivedRecord, for user: Int64, _ userID: [UInt8], in tables: Set<String>,
        _ database: Database
    ) throws(StorageError) -> UUID {
        let combined = record.identified(as: record.id.combined(with: userID)) { $0 }
        guard try !contains(record, of: user, in: tables, database),
            try contains(combined, of: user, in: tables, database)
        else { return record.id }
        return combined.id
    }

    /// Returns whether a user has a record.
    ///
    /// - Parameter tables: The names of the tables.
    static func contains(
        _ record: ArchivedRecord, of user: Int64, in tables: Set<String>, _ database: Database
    ) throws(StorageError) -> Bool {
        let table = RecordTable(of: record).name
        guard tables.contains(table) else { return false }
        return try database.integer(
            "SELECT 1 FROM \(table) WHERE user = ? AND id = ?",
            [.integer(user), .blob(record.id.bytes)]) != nil
    }

    /// Replaces the tables of earlier versions, in which records of two users had different
    /// identifiers.
    static func migrate(_ database: Database) throws(StorageError) {
        guard try !earlierTables(database).isEmpty else { return }
        do throws(StorageError) {
            try database.transaction { () throws(StorageError) in
                for table in try earlierTables(database) { try replace(table, database) }
            }
        } catch {
            // A row that breaks a constraint is damaged.
            throw error == .unavailable ? .damaged : error
        }
    }

    private static func earlierTables(_ database: Database) throws(StorageError) -> [String] {
        try database.all(
            SchemaColumn.select(
                """
                FROM sqlite_schema WHERE type = 'table' AND name GLOB 'record_*'
                AND sql GLOB '*(id BLOB PRIMARY KEY *'
                """)
        ) { row throws(StorageError) in try row.text(.name) }
    }

    private static func replace(_ table: String, _ database: Database) throws(StorageError) {
        let triggers = try RecordTrigger.definitions(of: table, database)
        for trigger in triggers.keys { try database.script("DROP TRIGGER \(trigger)") }
        let indexes = try database.all(
            SchemaColumn.select(
                "FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL"),
            [.text(table)]
        ) { row throws(StorageError) in try row.text(.definition) }
        let columns = try database.columns(of: table).map(\.sqlName)
        try database.script(
            RecordTable.definition(
                of: "new_\(table)", columns.filter { !["\"id\"", "\"user\""].contains($0) }))
        let list = (["rowid"] + columns).sqlList
        try database.script(
            """
            INSERT INTO new_\(table) (\(list)) SELECT \(list) FROM \(table) NOT INDEXED;
            DROP TABLE \(table);
            ALTER TABLE new_\(table) RENAME TO \(table);
            """)
        for definition in indexes + triggers.values { try database.run(definition) }
    }

    private static func records(
        in table: String, _ triggers: [RecordTrigger], where condition: String,
        _ values: [SQLValue],
        _ database: Database
    ) throws(StorageError) -> [ArchivedRecord] {
        let references = Set(triggers.filter { $0.table == table }.map(\.column))
        let columns = try database.columns(of: table).filter { !["id", "user"].contains($0) }
        let list = (["id"] + columns.map(\.sqlName)).sqlList
        let query = Query<IDColumn>(
            sql: "SELECT \(list) FROM \(table) NOT INDEXED WHERE \(condition)")
        var records: [ArchivedRecord] = []
        try database.each(query, values) { row throws(StorageError) in
            let stored = row.values
            guard case .blob(let bytes) = stored.first, let id = UUID(bytes: bytes) else { return }
            var values: [String: ArchivedRecord.Value] = [:]
            for (column, value) in zip(columns, stored.dropFirst()) {
                if case .integer(let number) = value, references.contains(column) {
                    values[column.fieldName] = .player(PlayerID(number))
                } else {
                    values[column.fieldName] = ArchivedRecord.Value(value)
                }
            }
            records.append(ArchivedRecord(id: id, kind: kind(in: table), values: values))
        }
        return records
    }
}

extension String {
    /// The name in camel case of a column in snake case.
    var fieldName: String {
        let words = split(separator: "_", omittingEmptySubsequences: false)
        return words.dropFirst().reduce(String(words.first ?? "")) {
            $0 + $1.prefix(1).uppercased() + $1.dropFirst()
        }
    }
}

extension ArchivedRecord.Value {
    /// Creates the value of a column without references, or returns nil for one that no field has.
    init?(_ value: SQLValue) {
        switch value {
        case .integer(let number): self = .integer(number)
        case .text(let text): self = .text(text)
        case .null, .blob: return nil
        }
    }
}
