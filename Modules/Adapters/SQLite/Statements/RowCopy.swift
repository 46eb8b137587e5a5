package import Domain

/// The comparison of a table with the copies of its rows in the index `…_copy`.
package struct RowCopy {
    let table: String
    /// All columns of the table.
    let columns: [String]

    package init(table: String, columns: [String]) {
        self.table = table
        self.columns = columns
    }

    /// A condition for a row that is read from the table: its copy is missing or different.
    package var isDifferent: String {
        // The unary plus makes SQLite read the row from its table.
        let isEqual = columns.map { "copy.\($0) IS +\(table).\($0)" }.joined(separator: " AND ")
        return """
            NOT EXISTS (
                SELECT 1 FROM \(table) AS copy INDEXED BY \(table)_copy WHERE \(isEqual))
            """
    }

    /// Returns whether rows differ from their copies, or the numbers of both differ.
    ///
    /// - Parameter condition: The condition of the rows, with one parameter.
    package func differs(
        where condition: String, _ value: SQLValue, _ database: Database
    ) throws(StorageError) -> Bool {
        let stored = "FROM \(table) \(try database.unindexed(table)) WHERE \(condition)"
        let isDifferent = try database.integer(
            """
            SELECT EXISTS (SELECT 1 \(stored) AND \(isDifferent))
                OR (SELECT count(*) \(stored))
                    <> (SELECT count(*) FROM \(table) INDEXED BY \(table)_copy WHERE \(condition))
            """, [value])
        return isDifferent == 1
    }
}
