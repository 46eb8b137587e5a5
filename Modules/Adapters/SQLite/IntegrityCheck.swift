package import Domain

/// Looks for damage in a database of any known version.
package struct IntegrityCheck {
    /// The largest database that `quick(_:)` reads, in bytes.
    private static let quickByteCount: Int64 = 250_000

    let schema: Schema

    package init(schema: Schema) {
        self.schema = schema
    }

    /// Compares the numbers of rows in each table and in its copy. Does nothing for a database of
    /// more than some hundred players, which the check after the start reads without delaying it.
    ///
    /// - Throws: `.damaged` if rows are missing.
    package func quick(_ database: Database) throws(StorageError) {
        let byteCount = try database.integer(
            "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
        guard byteCount ?? 0 <= Self.quickByteCount else { return }
        for table in try copiedTables(database) {
            // `count(*)` would count the entries of the smallest index.
            let isEqual = try database.integer(
                """
                SELECT (SELECT count(*) FROM \(table) \(database.unindexed(table)))
                    = (SELECT coalesce(sum(1), 0) FROM \(table) INDEXED BY \(table)_copy)
                """)
            guard isEqual == 1 else { throw .damaged }
        }
    }

    /// Reads the whole database and returns one line for each fault.
    package func findings(in database: Database) throws(StorageError) -> [String] {
        try reading(database) { () throws(StorageError) in
            try structure(database) + schema.rules(database)
        }
    }

    /// Returns whether all tables and indexes are defined as the migrations define them.
    package func hasSchema(_ database: Database) throws(StorageError) -> Bool {
        try schemaFindings(database).isEmpty
    }

    /// Returns the faults because of which a copy of the database cannot replace it. Players and
    /// matches that are damaged for the app only do not prevent a backup.
    package func damage(of database: Database) throws(StorageError) -> [String] {
        try reading(database) { () throws(StorageError) in try structure(database) }
    }

    private func reading(
        _ database: Database, _ body: () throws(StorageError) -> [String]
    ) throws(StorageError) -> [String] {
        do throws(StorageError) {
            return try database.transaction(writes: false, body)
        } catch {
            guard error == .damaged else { throw error }
            return [FindingStrings.unreadablePages]
        }
    }

    private func structure(_ database: Database) throws(StorageError) -> [String] {
        try schemaFindings(database) + pages(database) + references(database) + copies(database)
    }

    /// Returns the tables with an index `…_copy`. Version 3 has none.
    private func copiedTables(_ database: Database) throws(StorageError) -> [String] {
        try database.all(
            TableColumn.select(
                "FROM sqlite_schema WHERE type = 'index' AND name = tbl_name || '_copy'")
        ) { row throws(StorageError) in try row.text(.name) }
    }

    /// Compares the definitions of tables and indexes with those that the migrations create.
    private func schemaFindings(_ database: Database) throws(StorageError) -> [String] {
        let version = try database.integer("PRAGMA user_version") ?? 0
        let expected = try Database(path: ":memory:", busyTimeout: 0)
        try schema.prefix(version).migrate(expected)
        let query = DefinitionColumn.select("FROM sqlite_schema ORDER BY type DESC, name")
        let read: (Row<DefinitionColumn>) throws(StorageError) -> Definition = {
            row throws(StorageError) in
            Definition(name: try row.text(.name), text: try row.text(.text))
        }
        let found = Set(try database.all(query, read: read))
        return try expected.all(query, read: read).filter { !found.contains($0) }
            .map { FindingStrings.damagedDefinition($0.name) }
    }

    /// Checks the structure of all pages, the constraints, and each index against its table.
    private func pages(_ database: Database) throws(StorageError) -> [String] {
        try database.all(
            ReportColumn.select("FROM pragma_integrity_check")
        ) { row throws(StorageError) in try row.text(.report) }
        .filter { $0 != "ok" }.map { FindingStrings.report($0) }
    }

    /// Compares the tables with those that are named `…_copy`.
    private func copies(_ database: Database) throws(StorageError) -> [String] {
        let tables = try database.all(
            TableColumn.select(
                """
                FROM sqlite_schema WHERE type = 'table' AND name || '_copy' IN
                (SELECT name FROM sqlite_schema WHERE type = 'table')
                """)
        ) { row throws(StorageError) in try row.text(.name) }
        var findings: [String] = []
        for table in tables {
            let count = try database.integer(
                """
                SELECT count(*) FROM (
                    SELECT * FROM (SELECT * FROM \(table) EXCEPT SELECT * FROM \(table)_copy)
                    UNION ALL
                    SELECT * FROM (SELECT * FROM \(table)_copy EXCEPT SELECT * FROM \(table)))
                """)
            if let count, count > 0 {
                findings.append(FindingStrings.differentCopy(table: table, count: Int(count)))
            }
        }
        return findings
    }

    private func references(_ database: Database) throws(StorageError) -> [String] {
        try database.all(
            ReferenceColumn.select("FROM pragma_foreign_key_check")
        ) { row throws(StorageError) in
            FindingStrings.missingReference(
                table: try row.text(.table), parent: try row.text(.parent))
        }
    }
}

/// The definition of a table or index.
private struct Definition: Hashable {
    let name: String
    let text: String
}

private enum TableColumn: Int32, ResultColumn {
    case name

    var sql: String { "tbl_name" }
}

private enum DefinitionColumn: Int32, ResultColumn {
    case name, text

    var sql: String {
        switch self {
        case .name: "name"
        // Indexes of UNIQUE constraints have no text.
        case .text: "type || ' ' || tbl_name || ' ' || coalesce(sql, '')"
        }
    }
}

private enum ReportColumn: Int32, ResultColumn {
    case report

    var sql: String { "integrity_check" }
}

private enum ReferenceColumn: Int32, ResultColumn {
    case table, parent

    var sql: String {
        switch self {
        case .table: "\"table\""
        case .parent: "parent"
        }
    }
}
