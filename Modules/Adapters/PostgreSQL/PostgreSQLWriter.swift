import Domain
import Platform
import Records
import Service

/// Runs the writes that wait at the same time in one transaction, because each commit waits for the disk.
/// The transactions of all servers that change the same account take turns.
actor PostgreSQLWriter {
    /// Runs a write, with a savepoint if it may fail without the others.
    ///
    /// - Returns: A closure that reports the result to the caller after the commit.
    private typealias Write =
        @Sendable (PostgreSQLConnection, _ hasSavepoint: Bool) throws(StorageError) ->
        @Sendable () -> Void

    private struct Waiting: Sendable {
        let account: Int64?
        let deadline: ContinuousClock.Instant
        let write: Write
        let fail: @Sendable (StorageError) -> Void
    }

    /// The largest number of writes in a transaction. PostgreSQL is slower with more savepoints.
    private static let groupLimit = 60
    /// The longest time of a transaction, with its repetition.
    private static let timeLimit = Duration.seconds(15)

    private let executor = QueueExecutor("football-gather.postgresql.writer")
    private let address: PostgreSQLAddress
    private var connection: PostgreSQLConnection?
    private var waiting: [Waiting] = []
    /// A Boolean value that is true from the request to commit until its result.
    private var isCommitting = false

    init(_ address: PostgreSQLAddress) {
        self.address = address
    }

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Runs a write in the next transaction.
    ///
    /// - Parameters:
    ///   - account: The number of the user whose rows alone are used, or nil.
    ///   - deadline: The time after which the write fails if it has not begun.
    func write<Value: Sendable>(
        for account: Int64?, before deadline: ContinuousClock.Instant,
        _ work: @escaping @Sendable (any SQLConnection) throws(StorageError) -> Value
    ) async throws(StorageError) -> Value {
        let result = await withCheckedContinuation {
            (continuation: CheckedContinuation<Result<Value, StorageError>, Never>) in
            let write: Write = { connection, hasSavepoint throws(StorageError) in
                let result =
                    hasSavepoint
                    ? try connection.savepoint(work) : .success(try work(connection))
                return { continuation.resume(returning: result) }
            }
            waiting.append(
                Waiting(account: account, deadline: deadline, write: write) {
                    continuation.resume(returning: .failure($0))
                })
            if waiting.count == 1 { Task { commit() } }
        }
        return try result.get()
    }

    private func commit() {
        let now = ContinuousClock.now
        for late in waiting where late.deadline <= now { late.fail(.busy) }
        waiting.removeAll { $0.deadline <= now }
        let group = waiting.prefix(Self.groupLimit)
        waiting.removeFirst(group.count)
        if !waiting.isEmpty { Task { commit() } }
        guard !group.isEmpty else { return }
        do throws(StorageError) {
            for report in try repeated(group, before: now + Self.timeLimit) { report() }
        } catch {
            for waiting in group { waiting.fail(error) }
            // Also ends a transaction that has failed.
            connection = nil
        }
    }

    /// Runs writes in a transaction, and a second time if it fails before its commit.
    private func repeated(
        _ group: ArraySlice<Waiting>, before limit: ContinuousClock.Instant
    ) throws(StorageError) -> [@Sendable () -> Void] {
        do throws(StorageError) {
            // Savepoints take a third of the time, and writes rarely fail.
            return try run(group, hasSavepoints: false, before: limit)
        } catch {
            // A commit is not repeated, because the changes may have been stored.
            guard let connection, !isCommitting else { throw error }
            if connection.isLost {
                // The server may have restarted since the last transaction.
                self.connection = nil
            } else {
                connection.queue("ROLLBACK")
            }
            return try run(group, hasSavepoints: true, before: limit)
        }
    }

    private func run(
        _ group: ArraySlice<Waiting>, hasSavepoints: Bool, before limit: ContinuousClock.Instant
    ) throws(StorageError) -> [@Sendable () -> Void] {
        isCommitting = false
        let connection = try PostgreSQLConnection.connected(to: address, using: connection)
        self.connection = connection
        connection.deadline = limit
        connection.queue("BEGIN")
        connection.queueLocks(of: Set(group.map(\.account)))
        var reports: [@Sendable () -> Void] = []
        for waiting in group { reports.append(try waiting.write(connection, hasSavepoints)) }
        connection.queue("COMMIT")
        isCommitting = true
        try connection.finish()
        isCommitting = false
        return reports
    }
}

extension PostgreSQLConnection {
    /// A statement that waits for the other transactions with it, until the end of the transaction. The schema
    /// distinguishes services in one database.
    static let lock = "SELECT pg_advisory_xact_lock(1178752115, hashtext(current_schema()))"
    /// A statement that waits for the other transactions of accounts, until the end of the transaction.
    private static let accountLock = """
        SELECT pg_advisory_xact_lock(
            hashtextextended(current_schema() || ' ' || account, 1178752115))
        FROM unnest(string_to_array($1, ',')) AS account
        """

    /// Queues the statements that wait for the other transactions of these accounts.
    ///
    /// - Parameter accounts: The numbers of the users, and nil for a change of no single account.
    func queueLocks(of accounts: Set<Int64?>) {
        if accounts.contains(nil) { queue(Self.lock) }
        // All transactions lock in the same order, so that no two wait for each other.
        let numbers = accounts.compactMap(\.self).sorted()
        guard !numbers.isEmpty else { return }
        queue(Self.accountLock, [SQLText(.text(numbers.map(String.init).joined(separator: ",")))])
    }

    /// Runs a write whose changes disappear if it fails.
    ///
    /// - Throws: An error that ends the whole transaction.
    fileprivate func savepoint<Value>(
        _ work: (any SQLConnection) throws(StorageError) -> Value
    ) throws(StorageError) -> Result<Value, StorageError> {
        queue("SAVEPOINT write")
        do throws(StorageError) {
            let value = try work(self)
            queue("RELEASE write")
            return .success(value)
        } catch {
            guard !isLost else { throw error }
            queue("ROLLBACK TO write")
            try finish()
            return .failure(error)
        }
    }
}
