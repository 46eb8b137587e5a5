import Domain
import FoundationEssentials
import SQLite

/// The trigger for the deletion of the player to whom a column of records refers. Its name tells
/// which columns refer to players.
struct RecordTrigger {
    /// The part of a record that is deleted after the player.
    enum Deletion {
        case ofRecord, ofReference
    }

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

    /// Returns the stored statements of a table's triggers, by the names of the triggers.
    static func definitions(
        of table: String, _ database: Database
    ) throws(StorageError) -> [String: String] {
        var definitions: [String: String] = [:]
        let query = SchemaColumn.select("FROM sqlite_schema WHERE type = 'trigger' AND name GLOB ?")
        try database.each(query, [.text("\(table)\(separator)*")]) { row throws(StorageError) in
            definitions[try row.text(.name)] = try row.text(.definition)
        }
        return definitions
    }

    /// Returns the records of a user that refer to a player.
    func records(
        of user: Int64, referringTo player: PlayerID, _ database: Database
    ) throws(StorageError) -> [UUID] {
        let query = IDColumn.select(
            "FROM \(table) WHERE \(column.sqlName) = ? AND user = ?")
        return try database.all(query, [.integer(player.number), .integer(user)]) {
            row throws(StorageError) in UUID(bytes: try row.blob(.id))
        }.compactMap(\.self)
    }

    /// Returns the statement that makes the trigger.
    func definition(of deletion: Deletion) -> String {
        let column = column.sqlName
        let change =
            switch deletion {
            case .ofRecord: "DELETE FROM \(table)"
            case .ofReference: "UPDATE \(table) SET \(column) = NULL"
            }
        return """
            CREATE TRIGGER \(name) AFTER DELETE ON players BEGIN
                \(change) WHERE \(column) = old.id;
            END
            """
    }
}
