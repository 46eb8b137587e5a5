import Domain
import SQLite
import Service
import Synchronization

/// The database of the service in a file. Reads run at the same time on connections of their own.
final class SQLiteServiceDatabase: SQLDatabase {
    private final class Reader: Sendable {
        private let database: Mutex<Database>
        private let isBusy = Atomic(false)

        init(path: String) throws(StorageError) {
            let database = try Database(path: path, busyTimeout: DatabaseKind.serviceBusyTimeout)
            try database.script("PRAGMA query_only = ON; PRAGMA trusted_schema = OFF;")
            self.database = Mutex(database)
        }

        /// Reads, or returns nil if another read uses the connection.
        func readIfFree<Value: Sendable>(
            _ work: @Sendable (any SQLConnection) throws(StorageError) -> Value
        ) -> Result<Value, StorageError>? {
            // A failed attempt to lock a Mutex is a system call, also for the one that has locked
            // it.
            guard !isBusy.exchange(true, ordering: .acquiring) else { return nil }
            defer { isBusy.store(false, ordering: .releasing) }
            return read(work)
        }

        func read<Value: Sendable>(
            _ work: @Sendable (any SQLConnection) throws(StorageError) -> Value
        ) -> Result<Value, StorageError> {
            database.withLock { database in
                do throws(StorageError) {
                    // Also a single statement is executed twice, and both must see the same state.
                    return .success(
                        try database.transaction(writes: false) { () throws(StorageError) in
                            try work(database)
                        })
                } catch {
                    return .failure(error)
                }
            }
        }
    }

    private let writer = GroupCommit()
    private let readers: [Reader]

    /// Opens the database of a directory. Creates or migrates it if necessary.
    ///
    /// - Parameters:
    ///   - readerCount: The number of reads that run at the same time.
    ///   - moment: The time for the name of a backup before a migration.
    init(
        directory: String, readerCount: Int, at moment: Moment
    ) async throws(StorageOpenError) {
        let path = try await writer.open(directory, at: moment)
        do throws(StorageError) {
            var readers: [Reader] = []
            for _ in 0..<max(1, readerCount) { readers.append(try Reader(path: path)) }
            self.readers = readers
        } catch {
            throw .storage(error)
        }
    }

    func read<Value: Sendable>(
        inTransaction: Bool,
        _ work: @escaping @Sendable (any SQLConnection) throws(StorageError) -> Value
    ) -> SQLRead<Value> {
        for reader in readers {
            if let result = reader.readIfFree(work) {
                return .now(result)
            }
        }
        return .now(readers[0].read(work))
    }

    func write<Value: Sendable>(
        for _: Int64?,
        _ work: @escaping @Sendable (any SQLConnection) throws(StorageError) -> Value
    ) async throws(StorageError) -> Value {
        try await writer.write { database throws(StorageError) in try work(database) }
    }

    func close() async {
        await writer.moveLog()
    }
}
