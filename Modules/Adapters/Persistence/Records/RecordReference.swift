import Domain
import FoundationEssentials
import Records
import SQLite

/// A column of records with references to records of a kind other than players. The index of the
/// column tells of the reference, also in a program that does not have the kind.
struct RecordReference {
    let table: String
    let column: String
    /// The name of the kind.
    let kind: String
    /// True if a record is deleted with the one to which it refers. Otherwise, the reference is
    /// removed.
    let deletesRecord: Bool

    private static let separators = [true: "__of_", false: "__to_"]
    private static let columnSeparator = "__by_"

    private var prefix: String { table + (Self.separators[deletesRecord] ?? "") }
    /// The name of the index.
    private var index: String {
        prefix + kind.words(separatedBy: "_") + Self.columnSeparator + column
    }

    /// Returns the references to records of a kind.
    static func all(
        to kind: String, _ database: Database
    ) throws(StorageError) -> [RecordReference] {
        let suffix = kind.words(separatedBy: "_") + columnSeparator
        let names = try database.all(
            SchemaColumn.select("FROM sqlite_schema WHERE type = 'index' AND name GLOB ?"),
            [.text("record_*__[ot][fo]_\(suffix)*")]
        ) { row throws(StorageError) in try row.text(.name) }
        return names.flatMap { name in
            [true, false].compactMap { deletes in
                let parts = name.ranges(of: (separators[deletes] ?? "") + suffix)
                return parts.first.map { part in
                    RecordReference(
                        table: String(name[..<part.lowerBound]),
                        column: String(name[part.upperBound...]), kind: kind,
                        deletesRecord: deletes)
                }
            }
        }
    }

    /// Creates the index, and removes that of the other effect of a deletion.
    func prepare(_ database: Database) throws(StorageError) {
        let other = RecordReference(
            table: table, column: column, kind: kind, deletesRecord: !deletesRecord)
        try database.script(
            """
            DROP INDEX IF EXISTS \(other.index);
            CREATE INDEX IF NOT EXISTS \(index) ON \(table) (user, \(column.sqlName));
            """)
    }

    /// Returns the records of a user that refer to a record.
    func records(
        of user: Int64, referringTo record: UUID, _ database: Database
    ) throws(StorageError) -> [UUID] {
        let query = IDColumn.select(
            "FROM \(table) WHERE user = ? AND \(column.sqlName) = ?")
        return try database.all(query, [.integer(user), .text(record.uuidString)]) {
            row throws(StorageError) in UUID(bytes: try row.blob(.id))
        }.compactMap(\.self)
    }
}
