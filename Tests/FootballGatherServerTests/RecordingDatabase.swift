import Domain
import Records
import Service
import Synchronization

/// A database that records the statements for whose results its last read or write has waited.
final class RecordingDatabase: SQLDatabase {
    struct Statement {
        let sql: String
        let parameters: [RecordValue]
    }

    private struct Connection: SQLConnection {
        let base: any SQLConnection
        let database: RecordingDatabase

        func run(
            _ sql: String, _ parameters: [RecordValue],
            row: (any SQLRow) throws(StorageError) -> Void
        ) throws(StorageError) -> Int {
            database.recorded.withLock { $0.append(Statement(sql: sql, parameters: parameters)) }
            return try base.run(sql, parameters, row: row)
        }

        func queue(_ sql: String, _ parameters: [RecordValue]) throws(StorageError) {
            try base.queue(sql, parameters)
        }

        func require(_ sql: String, _ parameters: [RecordValue]) throws(StorageError) {
            try base.require(sql, parameters)
        }
    }

    private let recorded = Mutex<[Statement]>([])
    private let base: any SQLDatabase

    var statements: [Statement] { recorded.withLock(\.self) }

    init(_ base: any SQLDatabase) {
        self.base = base
    }

    func read<Value: Sendable>(
        inTransaction: Bool,
        _ work: @escaping @Sendable (any SQLConnection) throws(StorageError) -> Value
    ) -> SQLRead<Value> {
        base.read(inTransaction: inTransaction) { connection throws(StorageError) in
            try work(self.newConnection(connection))
        }
    }

    func write<Value: Sendable>(
        for account: Int64?,
        _ work: @escaping @Sendable (any SQLConnection) throws(StorageError) -> Value
    ) async throws(StorageError) -> Value {
        try await base.write(for: account) { connection throws(StorageError) in
            try work(self.newConnection(connection))
        }
    }

    private func newConnection(_ base: any SQLConnection) -> Connection {
        recorded.withLock { $0 = [] }
        return Connection(base: base, database: self)
    }

    func close() async { await base.close() }
}
