import Domain

@testable import Persistence
@testable import SQLite

/// Failures of the disk that also affect the superuser.
extension Storage {
    /// Limits the size of the database. A limit below its size stops its growth.
    func limitPages(_ count: Int = 1) async throws(StorageError) {
        try await queue.execute("PRAGMA max_page_count = \(count)")
    }

    /// Makes SQLite reject every change.
    func forbidWriting() async throws(StorageError) {
        try await queue.execute("PRAGMA query_only = ON")
    }
}

extension DatabaseQueue {
    fileprivate func execute(_ sql: String) throws(StorageError) {
        try read { database throws(StorageError) in try database.script(sql) }
    }
}
