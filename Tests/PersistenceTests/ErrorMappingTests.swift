import Domain
import TestSupport
import Testing

@testable import Persistence

@Suite struct `Errors of the libraries` {
    @Test(arguments: [
        (Int32(13), StorageError.full), (8, .readOnly), (8 | 3 << 8, .readOnly), (3, .readOnly),
        (23, .readOnly), (5, .busy), (5 | 2 << 8, .busy), (6, .busy), (11, .damaged),
        (11 | 1 << 8, .damaged), (26, .damaged), (1, .unavailable), (7, .unavailable),
        (19, .unavailable), (10, .unavailable), (14, .unavailable), (9_999, .unavailable),
    ])
    func `a result code becomes one of ours`(_ code: Int32, _ error: StorageError) {
        #expect(StorageError(sqlite: code) == error)
    }

    @Test(arguments: [
        (Int32(28), StorageError.full), (13, .readOnly), (1, .readOnly), (30, .readOnly),
        (20, .unavailable), (5, .unavailable), (0, .unavailable),
    ])
    func `an error number becomes one of ours`(_ number: Int32, _ error: StorageError) {
        #expect(StorageError(systemError: number) == error)
        // What SQLite could not open or read has the reason of the system.
        #expect(StorageError(sqlite: 14, systemError: number) == error)
        #expect(StorageError(sqlite: 10 | 1 << 8, systemError: number) == error)
    }

    @Test func `a value of another type than asked for is damage`() throws {
        let directory = TemporaryDirectory()
        try directory.write([], to: directory.database)
        let database = try Database(path: directory.database, patience: 0)
        func read(_ sql: String, _ body: (Row) throws(StorageError) -> Void) throws {
            try database.each(sql, [], body)
        }
        #expect(throws: StorageError.damaged) {
            try read("SELECT 'a'") { row throws(StorageError) in _ = try row.integer(0) }
        }
        #expect(throws: StorageError.damaged) {
            try read("SELECT 1") { row throws(StorageError) in _ = try row.text(0) }
        }
        #expect(throws: StorageError.damaged) {
            try read("SELECT 1") { row throws(StorageError) in _ = try row.blob(0) }
        }
        #expect(throws: StorageError.damaged) {
            try read("SELECT NULL") { row throws(StorageError) in _ = try row.text(0) }
        }
        #expect(throws: StorageError.damaged) {
            try read("SELECT CAST(x'80' AS TEXT)") { row throws(StorageError) in
                _ = try row.text(0)
            }
        }
        #expect(throws: StorageError.damaged) { try database.run("SELECT * FROM nowhere") }
    }

    @Test func `values of all types come back`() throws {
        let directory = TemporaryDirectory()
        try directory.write([], to: directory.database)
        let database = try Database(path: directory.database, patience: 0)
        try database.each(
            "SELECT ?, ?, ?, ?, ?, ?",
            [.text(""), .text("a\0b"), .integer(.min), .null, .blob([0, 255]), .optional("x")]
        ) { row throws(StorageError) in
            #expect(try row.text(0).isEmpty)
            #expect(try row.text(1) == "a\0b")
            #expect(try row.integer(2) == .min)
            #expect(try row.optionalText(3) == nil)
            #expect(try row.optionalInteger(3) == nil)
            #expect(try row.blob(4) == [0, 255])
            #expect(try row.optionalText(5) == "x")
        }
    }
}
