import Domain

@testable import Persistence

/// Ways to make the disk fail that work for every user, the superuser too.
extension Storage {
    /// Lets the database grow to so many pages, or not at all.
    func limitPages(_ count: Int = 1) async throws(StorageError) {
        try await connection.fault("PRAGMA max_page_count = \(count)")
    }

    /// Refuses every change.
    func forbidWriting() async throws(StorageError) {
        try await connection.fault("PRAGMA query_only = ON")
    }
}

extension Connection {
    fileprivate func fault(_ sql: String) throws(StorageError) {
        try read { database throws(StorageError) in try database.script(sql) }
    }
}
