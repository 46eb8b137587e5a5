import Domain
import Platform
import Records
import Service

/// Runs writes with one connection. The waiting writes of an account become one transaction,
/// because each commit waits for the disk, and so do those of several accounts. The transactions of
/// all servers that change the same account take turns.
actor PostgreSQLWriter {
    /// The longest time of a transaction.
    private static let timeLimit = Duration.seconds(15)

    private let executor = QueueExecutor("football-gather.postgresql.writer")
    private let address: PostgreSQLAddress
    private var connection: PostgreSQLConnection?
    /// True from the beginning of a transaction until its commit is sent.
    private var isInTransaction = false

    init(_ address: PostgreSQLAddress) {
        self.address = address
    }

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Runs writes until none waits.
    func run(_ writers: PostgreSQLWriters) {
        while true {
            dropLostConnection()
            // The next transaction begins while the commit of the last one is on its way.
            let isCommitting = connection?.isWaiting == true
            if let accounts = writers.next(for: isCommitting ? nil : self) {
                commit(accounts.compactMap { writers.withoutLate($0) }, writers)
            } else if isCommitting {
                // The failure is reported to the callers of the writes.
                try? connection?.finish()
            } else {
                return
            }
        }
    }

    /// Ends a lost connection, whose transaction could still lock accounts.
    private func dropLostConnection() {
        if connection?.isLost == true { connection = nil }
    }

    private func commit(_ accounts: [AccountWrites], _ writers: PostgreSQLWriters) {
        guard !accounts.isEmpty else { return }
        isInTransaction = true
        defer { isInTransaction = false }
        do throws(StorageError) {
            let connection = try PostgreSQLConnection.connected(to: address, using: connection)
            self.connection = connection
            connection.deadline = .now + Self.timeLimit
            connection.queue("BEGIN")
            let reports = try run(accounts, connection)
            connection.queue("COMMIT")
            // The completion also receives the error that `send` throws.
            try? connection.send { error in
                if let error {
                    // After a loss, the changes may have been stored.
                    for account in accounts {
                        writers.fail(account, error, canRepeat: !connection.isLost)
                    }
                } else {
                    for report in reports { report() }
                    for account in accounts { writers.finish(account) }
                }
                // The next transaction of this writer can wait for a lock.
                if self.isInTransaction { writers.startIdleWriter() }
            }
        } catch {
            // The accounts stay locked until then.
            try? connection?.rollBack()
            dropLostConnection()
            for account in accounts { writers.fail(account, error, canRepeat: true) }
        }
    }

    private func run(
        _ accounts: [AccountWrites], _ connection: PostgreSQLConnection
    ) throws(StorageError) -> [@Sendable () -> Void] {
        if let account = accounts.first, account.waitsForLock {
            connection.queueLock(of: account.number)
        } else {
            connection.queueLocks(of: accounts.compactMap(\.number))
        }
        if accounts.count == 1, let account = accounts.first {
            // Savepoints take a third of the time, and writes rarely fail.
            let savepoints = account.attempt == .shared ? nil : connection
            var reports: [@Sendable () -> Void] = []
            for write in account.writes {
                reports.append(try write.work.run((connection, savepoints)))
            }
            return reports
        }
        let replays = accounts.map { AccountReplay($0.writes, connection) }
        while true {
            for replay in replays { try replay.advance() }
            guard !replays.allSatisfy(\.isDone) else { return replays.flatMap(\.reports) }
            try connection.finish()
        }
    }
}

extension PostgreSQLConnection {
    /// A statement that waits for the other transactions with it, until the end of the transaction.
    /// The schema distinguishes services in one database.
    static let lock = "SELECT pg_advisory_xact_lock(1178752115, hashtext(current_schema()))"
    /// A statement that waits for the other transactions of an account, until the end of the
    /// transaction.
    private static let accountLock = """
        SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || ' ' || $1, 1178752115))
        """

    /// A statement that locks accounts, and fails by a division by zero if one of them is locked.
    private static let accountLocks = """
        SELECT 1 / min(CAST(pg_try_advisory_xact_lock(
            hashtextextended(current_schema() || ' ' || account, 1178752115)) AS INTEGER))
        FROM unnest(string_to_array($1, ',')) AS account
        """

    /// Queues the statement that waits for the other transactions of an account.
    ///
    /// - Parameter account: The number of the user, or nil for a change that is not one of an
    ///   account.
    func queueLock(of account: Int64?) {
        if let account {
            queue(Self.accountLock, [SQLText(.text(String(account)))])
        } else {
            queue(Self.lock)
        }
    }

    /// Queues the statement that locks accounts unless another transaction has locked one of them.
    /// Then it fails, so that no account waits for another one.
    func queueLocks(of accounts: [Int64]) {
        queue(
            Self.accountLocks,
            [SQLText(.text(accounts.map(String.init).joined(separator: ",")))])
    }

    /// Runs a write whose changes disappear if it fails.
    ///
    /// - Throws: An error that ends the whole transaction.
    func savepoint<Value>(
        _ work: (any SQLConnection) throws(StorageError) -> Value
    ) throws(StorageError) -> Result<Value, StorageError> {
        queue("SAVEPOINT write")
        do throws(StorageError) {
            let value = try work(self)
            queue("RELEASE write")
            try finish()
            return .success(value)
        } catch {
            guard !isLost else { throw error }
            queue("ROLLBACK TO write")
            try finish()
            return .failure(error)
        }
    }
}
