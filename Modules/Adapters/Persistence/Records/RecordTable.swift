import Domain
import Records
import SQLite

/// The table `record_…` of a kind of records, which is made of the declaration of the kind.
///
/// A table keeps its rows and columns if the program no longer has the kind or the field.
struct RecordTable {
    let name: String
    private let fields: [FieldDescription]

    /// - Precondition: No field has a column that each table has, and the name of the kind does not end as
    ///   that of the copy of a table does.
    init<Kind: RecordKind>(_ kind: Kind) {
        precondition(
            !kind.name.hasSuffix("Copy")
                && !kind.fields.contains { ["id", "user"].contains($0.description.column) },
            "The kind \(kind.name) or one of its fields has a name that databases use. Rename it.")
        name = "record_\(kind.name.words(separatedBy: "_"))"
        fields = kind.fields.map(\.description)
    }

    /// The columns of the fields, in their order.
    var columns: [String] { fields.map(\.quotedColumn) }

    /// Returns whether a table has records of a kind.
    static func isName(_ table: String) -> Bool { table.hasPrefix("record_") }

    /// Returns the tables of all kinds, also of those that the program does not have.
    static func names(_ database: Database) throws(StorageError) -> [String] {
        try database.all(
            SchemaColumn.select("FROM sqlite_schema WHERE type = 'table' AND name GLOB 'record_*'")
        ) { row throws(StorageError) in try row.text(.name) }
    }

    /// Returns the statements that create the tables of all kinds, their indexes and their triggers.
    static func definitions(_ database: Database) throws(StorageError) -> [String] {
        try database.all(
            SchemaColumn.select(
                """
                FROM sqlite_schema WHERE name GLOB 'record_*' AND sql IS NOT NULL
                ORDER BY type = 'trigger', rowid
                """)
        ) { row throws(StorageError) in try row.text(.definition) }
    }

    /// Returns all columns of a stored table. The result is empty if there is no table.
    func storedColumns(_ database: Database) throws(StorageError) -> [String] {
        try database.columns(of: name).map(\.sqlName)
    }

    /// Creates the table, or adds the columns of fields that are new.
    func prepare(_ database: Database) throws(StorageError) {
        let stored = try storedColumns(database)
        let missing = fields.filter { !stored.contains($0.quotedColumn) }
        guard stored.isEmpty || !missing.isEmpty else { return }
        if stored.isEmpty {
            let columns = fields.map { ", \($0.definition)" }.joined()
            try database.script(
                """
                CREATE TABLE \(name) (id BLOB PRIMARY KEY CHECK (length(id) = 16),
                    user INTEGER NOT NULL REFERENCES users ON DELETE CASCADE\(columns)) STRICT;
                CREATE INDEX \(name)_by_user ON \(name) (user);
                """)
        } else {
            for field in missing {
                try database.script("ALTER TABLE \(name) ADD COLUMN \(field.definition)")
            }
            try database.script("DROP INDEX \(name)_copy")
        }
        let columns = try storedColumns(database)
        try database.script("CREATE INDEX \(name)_copy ON \(name) (\(columns.sqlList))")
        for field in missing { try addTrigger(for: field, database) }
    }

    /// Follows the deletion of the player to whom a field refers.
    private func addTrigger(
        for field: FieldDescription, _ database: Database
    ) throws(StorageError) {
        guard field.type == PlayerID.fieldType else { return }
        let condition = "\(field.quotedColumn) = old.id"
        let change =
            field.isOptional
            ? "UPDATE \(name) SET \(field.quotedColumn) = NULL WHERE \(condition)"
            : "DELETE FROM \(name) WHERE \(condition)"
        try database.script(
            """
            CREATE INDEX \(name)_by_\(field.column) ON \(name) (\(field.quotedColumn));
            CREATE TRIGGER \(name)_after_\(field.column) AFTER DELETE ON players BEGIN
                \(change);
            END;
            """)
    }
}

extension FieldDescription {
    /// The column as an identifier of SQL, because its name can be a word of SQL.
    fileprivate var quotedColumn: String { column.sqlName }

    /// The column and the type of its values. A rule can change, so the table has none.
    fileprivate var definition: String {
        switch type {
        case .text, .choice: "\(quotedColumn) TEXT"
        case .integer, .reference: "\(quotedColumn) INTEGER"
        }
    }
}

private enum SchemaColumn: Int32, ResultColumn {
    case name, definition

    var sql: String {
        switch self {
        case .name: "name"
        case .definition: "coalesce(sql, '')"
        }
    }
}
