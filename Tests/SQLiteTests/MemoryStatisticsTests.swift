import CSQLite
import Testing

@testable import SQLite

@Test func `SQLite counts no memory, so connections do not wait for each other`() throws {
    let database = try Database(path: ":memory:", busyTimeout: 0)
    try database.script("CREATE TABLE samples (value)")
    #expect(sqlite3_memory_used() == 0)
}
