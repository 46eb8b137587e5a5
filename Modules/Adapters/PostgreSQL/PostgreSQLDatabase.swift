public import Domain
public import Service
import Synchronization

/// The database of the service on a PostgreSQL server, which several servers can share.
public final class PostgreSQLDatabase: SQLDatabase {
    /// The longest time of a read together with the time for which it waits, and the longest time
    /// for which a write waits.
    private static let limit = Duration.seconds(10)

    private final class Reader: Sendable {
        let reader: PostgreSQLReader
        /// The number of reads that run or wait.
        let load = Atomic(0)

        init(_ address: PostgreSQLAddress) {
            reader = PostgreSQLReader(address)
        }
    }

    /// True if the server is known to notice no changed byte on its disk.
    public let lacksDataChecksums: Bool
    private let writers: PostgreSQLWriters
    private let readers: [Reader]

    /// Opens a database. Creates or migrates its tables if necessary.
    ///
    /// - Parameters:
    ///   - readerCount: The number of reads that run at the same time, each with a connection.
    ///   - writerCount: The largest number of transactions with writes that run at the same time,
    ///     each with a connection.
    public init(
        _ address: PostgreSQLAddress, readerCount: Int, writerCount: Int
    ) throws(PostgreSQLError) {
        let connection = try PostgreSQLConnection(address)
        try connection.migrate()
        lacksDataChecksums = try connection.lacksDataChecksums
        writers = PostgreSQLWriters(address, count: max(1, writerCount))
        readers = (0..<max(1, readerCount)).map { _ in Reader(address) }
    }

    /// Checks that the service can store its data in a database. Changes nothing.
    ///
    /// - Returns: Whether the server is known to notice no changed byte on its disk.
    public static func check(_ address: PostgreSQLAddress) throws(PostgreSQLError) -> Bool {
        let connection = try PostgreSQLConnection(address)
        try connection.checkSchema()
        return try connection.lacksDataChecksums
    }

    /// Runs `work`, which changes nothing.
    ///
    /// - Parameter inTransaction: Whether all statements of `work` see the same state of the
    ///   database.
    public func read<Value: Sendable>(
        inTransaction: Bool,
        _ work: @escaping @Sendable (any SQLConnection) throws(StorageError) -> Value
    ) -> SQLRead<Value> {
        .later { [readers] () throws(StorageError) in
            let deadline = ContinuousClock.now + Self.limit
            var chosen = readers[0]
            for reader in readers
            where reader.load.load(ordering: .relaxed) < chosen.load.load(ordering: .relaxed) {
                chosen = reader
            }
            chosen.load.add(1, ordering: .relaxed)
            defer { chosen.load.subtract(1, ordering: .relaxed) }
            return try await chosen.reader.read(
                before: deadline, inTransaction: inTransaction, work)
        }
    }

    /// Runs `work` in a transaction. The changes are on the server's disk when this method returns.
    ///
    /// - Parameter account: The number of the user if `work` uses only rows of this user, otherwise
    ///   nil.
    public func write<Value: Sendable>(
        for account: Int64?,
        _ work: @escaping @Sendable (any SQLConnection) throws(StorageError) -> Value
    ) async throws(StorageError) -> Value {
        try await writers.write(for: account, before: .now + Self.limit, work)
    }

    /// Does nothing: the database is on another server.
    public func close() async {}
}
