import Domain
import SQLite

/// A number of rows that a trigger counts.
enum StoredSize {
    /// Returns the stored number of a user's rows, or nil if it is missing, negative, or differs
    /// from its copy.
    static func value(
        _ table: String, of user: Int64, _ database: Database
    ) throws(StorageError) -> Int? {
        let copy = RowCopy(table: table, columns: ["user", "size"])
        let size = try database.integer(
            """
            SELECT size FROM \(table) NOT INDEXED
            WHERE user = ? AND size >= 0 AND NOT \(copy.isDifferent)
            """, [.integer(user)])
        return size.map { Int($0) }
    }
}
