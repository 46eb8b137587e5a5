import Domain
import SQLite

/// The data of a session's user in the database.
struct UserDatabase: Sendable {
    let queue: DatabaseQueue
    let access: SessionGuard
    let folding: any TextFolding
    let time: any TimeSource
    let observers: ChangeObservers
    let declared: DeclaredTables

    /// Runs `work` in a transaction that reads one state of the database.
    ///
    /// - Throws: `.sessionExpired` if the session was ended, or the error of `work`.
    func read<Value: Sendable>(
        _ work: @Sendable (Database, _ user: Int64) throws(StorageError) -> Value
    ) async throws(StorageError) -> Value {
        try await queue.read { database throws(StorageError) in
            try work(database, try access.user(database))
        }
    }

    /// Runs a change by this device in a transaction, and tells the observers.
    ///
    /// - Throws: `.sessionExpired` if the session was ended, or the error of `work`.
    @discardableResult
    func change<Value: Sendable>(
        _ work: @Sendable (RecordWriter) throws(StorageError) -> Value
    ) async throws(StorageError) -> Value {
        let value = try await write(work)
        observers.notify()
        return value
    }

    /// Runs `work` in a transaction.
    ///
    /// - Throws: `.sessionExpired` if the session was ended, or the error of `work`.
    @discardableResult
    func write<Value: Sendable>(
        _ work: @Sendable (RecordWriter) throws(StorageError) -> Value
    ) async throws(StorageError) -> Value {
        let wall = time.now().wall
        return try await queue.write { database throws(StorageError) in
            try work(try RecordWriter(of: access.user(database), at: wall, self, database))
        }
    }
}
