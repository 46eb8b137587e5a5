import Domain
import Platform
import Service

/// Reads with one connection, one read after the other.
actor PostgreSQLReader {
    private let executor = QueueExecutor("football-gather.postgresql.reader")
    private let address: PostgreSQLAddress
    private var connection: PostgreSQLConnection?

    init(_ address: PostgreSQLAddress) {
        self.address = address
    }

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Runs a read.
    ///
    /// - Parameters:
    ///   - deadline: The time after which the read fails.
    ///   - inTransaction: Whether all statements of `work` see the same state of the database.
    func read<Value: Sendable>(
        before deadline: ContinuousClock.Instant, inTransaction: Bool,
        _ work: @Sendable (any SQLConnection) throws(StorageError) -> Value
    ) throws(StorageError) -> Value {
        do throws(StorageError) {
            return try attempt(before: deadline, inTransaction: inTransaction, work)
        } catch {
            // The server may have restarted since the last read.
            guard connection?.isLost == true else { throw error }
            return try attempt(before: deadline, inTransaction: inTransaction, work)
        }
    }

    private func attempt<Value: Sendable>(
        before deadline: ContinuousClock.Instant, inTransaction: Bool,
        _ work: @Sendable (any SQLConnection) throws(StorageError) -> Value
    ) throws(StorageError) -> Value {
        guard ContinuousClock.now < deadline else { throw .busy }
        let connection = try PostgreSQLConnection.connected(to: address, using: connection)
        self.connection = connection
        connection.deadline = deadline
        guard inTransaction else { return try work(connection) }
        connection.queue("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        // The result of the end is received with that of the next read.
        defer {
            connection.queue("COMMIT")
            try? connection.send()
        }
        return try work(connection)
    }
}

extension PostgreSQLConnection {
    /// Returns a connection to a database that has been opened before.
    ///
    /// - Parameter known: The connection, if there is one. It is replaced after a loss.
    static func connected(
        to address: PostgreSQLAddress, using known: PostgreSQLConnection?
    ) throws(StorageError) -> PostgreSQLConnection {
        if let known, !known.isLost { return known }
        do throws(PostgreSQLError) {
            return try PostgreSQLConnection(address)
        } catch {
            throw .unavailable
        }
    }
}
