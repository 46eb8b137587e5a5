import CPostgreSQL
import Domain
import Records
import Service

/// A connection for the writes of one account that share the ways to the server with those of other
/// accounts.
///
/// A statement with a result ends the write. It starts again when the results of all accounts have
/// arrived, and then gets the same results for the statements that it has executed before.
final class AccountReplay: SQLConnection {
    private final class Statement {
        let sql: String
        var result: OpaquePointer?

        init(_ sql: String) {
            self.sql = sql
        }

        deinit { PQclear(result) }
    }

    /// The largest number of statements with a result. The writes of the other accounts wait for
    /// them.
    private static let limit = 8

    private let connection: PostgreSQLConnection
    /// The writes that have not succeeded.
    private var writes: ArraySlice<PostgreSQLWrite>
    /// The statements with a result of the current write.
    private var statements: [Statement] = []
    /// The number of queued statements of the current write.
    private var queuedCount = 0
    /// The numbers of statements since the write has started again.
    private var (replayed, replayedQueued) = (0, 0)
    private var needsResult = false
    /// The closures that report the results to the callers after the commit.
    private(set) var reports: [@Sendable () -> Void] = []

    /// True if all writes have succeeded.
    var isDone: Bool { writes.isEmpty }

    init(_ writes: [PostgreSQLWrite], _ connection: PostgreSQLConnection) {
        self.writes = writes[...]
        self.connection = connection
    }

    /// Runs the writes until one needs a result.
    func advance() throws(StorageError) {
        while let write = writes.first {
            (replayed, replayedQueued, needsResult) = (0, 0, false)
            do throws(StorageError) {
                reports.append(try write.work.run((self, nil)))
            } catch {
                guard needsResult else { throw error }
                return
            }
            writes.removeFirst()
            (statements, queuedCount) = ([], 0)
        }
    }

    func run(
        _ sql: String, _ parameters: [RecordValue],
        row: (any SQLRow) throws(StorageError) -> Void
    ) throws(StorageError) -> Int {
        guard replayed < statements.count else {
            guard statements.count < Self.limit else { throw .busy }
            let statement = Statement(sql)
            statements.append(statement)
            connection.queue(sql, parameters.map { SQLText($0) }) { statement.result = $0 }
            needsResult = true
            throw .busy
        }
        let statement = statements[replayed]
        replayed += 1
        // A write that depends on more than the database runs alone.
        guard statement.sql == sql else { throw .busy }
        return try PostgreSQLRow.read(statement.result, row)
    }

    func queue(_ sql: String, _ parameters: [RecordValue]) {
        add { connection.queue(sql, parameters) }
    }

    func require(_ sql: String, _ parameters: [RecordValue]) {
        add { connection.require(sql, parameters) }
    }

    private func add(_ queue: () -> Void) {
        replayedQueued += 1
        guard replayedQueued > queuedCount else { return }
        queuedCount += 1
        queue()
    }
}
