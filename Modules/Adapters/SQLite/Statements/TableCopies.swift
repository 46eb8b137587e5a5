/// The second copies of tables, in tables, indexes and triggers with the suffix `_copy`.
///
/// A statement is executed on the tables and on their copies in the same transaction, and both
/// results are compared. So a changed byte is noticed before a value is returned, also if it hides
/// a row.
package struct TableCopies: Sendable {
    private let names: Set<String>
    private let tables: [String]

    /// - Parameter scripts: The scripts that create the tables, indexes and triggers. A parent
    ///   comes before the tables that refer to it.
    package init(ofTablesIn scripts: some Sequence<String>) {
        let definitions = scripts.flatMap { $0.matches(of: /CREATE (TABLE|INDEX|TRIGGER) (\w+)/) }
        names = Set(definitions.map { String($0.output.2) })
        tables = definitions.filter { $0.output.1 == "TABLE" }.map { String($0.output.2) }
    }

    /// Returns a statement, or the statements of a script, for the copies.
    package func sql(for original: String) -> String {
        original.replacing(/\w+/) {
            names.contains(String($0.output)) ? "\($0.output)_copy" : $0.output
        }
    }

    /// Returns the script that creates the copies of existing tables.
    ///
    /// - Parameter scripts: The scripts that have created the tables.
    package func script(after scripts: some Sequence<String>) -> String {
        let creation = scripts.map { sql(for: $0) }
        let rows = TableCopies(ofTablesIn: scripts).tables.map {
            "INSERT INTO \($0)_copy SELECT * FROM \($0);"
        }
        // The last numbers that were assigned, also to rows that were deleted.
        let numbers = """
            DELETE FROM sqlite_sequence WHERE name GLOB '*_copy';
            INSERT INTO sqlite_sequence (name, seq) SELECT name || '_copy', seq FROM sqlite_sequence;
            """
        return (creation + rows + [numbers]).joined(separator: "\n")
    }
}
