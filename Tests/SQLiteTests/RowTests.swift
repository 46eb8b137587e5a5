import Domain
import TestSupport
import Testing

@testable import SQLite

private enum SampleColumn: Int32, ResultColumn {
    case empty, text, number, null, bytes

    var sql: String { "\(self)_column" }
}

@Suite struct `Rows and columns` {
    private let directory = TemporaryDirectory()

    private func database() throws -> Database {
        let path = "\(directory.path)/rows.sqlite"
        try directory.write([], to: path)
        return try Database(path: path, busyTimeout: 0)
    }

    @Test func `a row reads each column by its case, whatever its position in the table`() throws {
        let database = try database()
        try database.script(
            """
            CREATE TABLE samples (other_column DEFAULT 'other', null_column, bytes_column,
                number_column, text_column, empty_column)
            """)
        let values: ColumnValues<SampleColumn> = [
            .text: .text("a\0b"), .null: .null, .empty: .text(""), .bytes: .blob([0, 255]),
            .number: .integer(.min),
        ]
        try database.run(
            "INSERT INTO samples (\(values.columns)) VALUES (\(values.parameters))", values.values)
        let numbers = try database.all(SampleColumn.select("FROM samples")) {
            row throws(StorageError) in
            #expect(try row.text(.empty).isEmpty)
            #expect(try row.text(.text) == "a\0b")
            #expect(try row.optionalText(.null) == nil)
            #expect(try row.optionalInteger(.null) == nil)
            #expect(try row.blob(.bytes) == [0, 255])
            #expect(row.utf8(.null).isEmpty)
            return try row.integer(.number)
        }
        #expect(numbers == [.min])
        let other: ColumnValues<SampleColumn> = [.number: .integer(7), .text: .text("x")]
        let query = SampleColumn.returning("UPDATE samples SET \(other.assignments)")
        let changed = try database.first(query, other.values) { row throws(StorageError) in
            #expect(try row.text(.text) == "x")
            return try row.integer(.number)
        }
        #expect(changed == 7)
    }

    // The commit of a statement outside a transaction follows its first row.
    @Test func `a row that cannot be committed throws`() throws {
        let database = try database()
        try database.script(
            """
            PRAGMA foreign_keys = ON; CREATE TABLE parents (id INTEGER PRIMARY KEY);
            CREATE TABLE children (parent REFERENCES parents DEFERRABLE INITIALLY DEFERRED);
            """)
        #expect(throws: StorageError.unavailable) {
            try database.integer("INSERT INTO children VALUES (1) RETURNING parent")
        }
        #expect(try database.integer("SELECT count(*) FROM children") == 0)
    }

    @Test func `a value of another type throws damaged`() throws {
        let database = try database()
        try database.script(
            """
            CREATE TABLE samples (empty_column, text_column, number_column, null_column,
                bytes_column);
            INSERT INTO samples (bytes_column) VALUES (1);
            """)
        #expect(throws: StorageError.damaged) { try database.integer("SELECT 'a'") }
        #expect(throws: StorageError.damaged) { try database.text("SELECT 1") }
        #expect(throws: StorageError.damaged) { try database.text("SELECT NULL") }
        #expect(throws: StorageError.damaged) { try database.text("SELECT CAST(x'80' AS TEXT)") }
        // Three bytes, like the character that replaces them.
        #expect(throws: StorageError.damaged) {
            try database.text("SELECT CAST(x'F09080' AS TEXT)")
        }
        #expect(throws: StorageError.damaged) {
            try database.first(SampleColumn.select("FROM samples"), []) {
                row throws(StorageError) in try row.blob(.bytes)
            }
        }
        #expect(throws: StorageError.damaged) { try database.run("SELECT * FROM nowhere") }
    }
}
