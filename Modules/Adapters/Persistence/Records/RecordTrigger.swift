import Domain
import SQLite

/// The trigger for the deletion of the player to whom a column of records refers. Its name tells which
/// columns refer to players.
struct RecordTrigger {
    private static let separator = "__after_"

    let table: String
    let column: String

    var name: String { table + Self.separator + column }

    /// Returns the triggers of all kinds, also of those that the program does not have.
    static func all(_ database: Database) throws(StorageError) -> [RecordTrigger] {
        let tables = try RecordTables.names(database)
        let names = try database.all(
            SchemaColumn.select(
                "FROM sqlite_schema WHERE type = 'trigger' AND name GLOB 'record_*'")
        ) { row throws(StorageError) in try row.text(.name) }
        return names.flatMap { name in
            tables.compactMap { table in
                let prefix = table + separator
                guard name.hasPrefix(prefix) else { return nil }
                return RecordTrigger(table: table, column: String(name.dropFirst(prefix.count)))
            }
        }
    }

    /// Returns the statement that has made the trigger; nil if there is none.
    func definition(_ database: Database) throws(StorageError) -> String? {
        try database.text(
            "SELECT sql FROM sqlite_schema WHERE type = 'trigger' AND name = ?", [.text(name)])
    }
}

enum SchemaColumn: Int32, ResultColumn {
    case name, definition

    var sql: String {
        switch self {
        case .name: "name"
        case .definition: "coalesce(sql, '')"
        }
    }
}
