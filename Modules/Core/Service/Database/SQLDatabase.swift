public import Domain
public import Records

/// A database of the service. Statements have the parameters `$1`, `$2`, …, each once and in this
/// order, and belong to the part of SQL that SQLite and PostgreSQL share.
public protocol SQLDatabase: Sendable {
    /// Runs `work`, which changes nothing. It can run again after the loss of a connection.
    ///
    /// - Parameter inTransaction: Whether all statements of `work` see the same state of the
    ///   database. One statement alone needs no transaction, which takes a tenth of the time of a
    ///   short request.
    func read<Value: Sendable>(
        inTransaction: Bool,
        _ work: @escaping @Sendable (any SQLConnection) throws(StorageError) -> Value
    ) -> SQLRead<Value>

    /// Runs `work` in a transaction. The changes are on the disk when this method returns. `work`
    /// can run again unless its changes may have been stored. It executes the same statements if
    /// they have the same results.
    ///
    /// - Parameter account: The number of the user if `work` uses only rows of this user. Such
    ///   writes run in the order of the calls, and need not wait for those of other users. Nil if
    ///   `work` counts attempts or adds a user: then it runs after the previous such write.
    func write<Value: Sendable>(
        for account: Int64?,
        _ work: @escaping @Sendable (any SQLConnection) throws(StorageError) -> Value
    ) async throws(StorageError) -> Value

    /// Moves the log of a SQLite database into its main file after the last write, so that a copy
    /// of that file has all changes.
    func close() async
}

/// The result of a read.
public enum SQLRead<Value: Sendable>: Sendable {
    /// The result of a database that answers on the calling thread.
    case now(Result<Value, StorageError>)
    /// A closure that waits for a database on another machine.
    case later(@Sendable () async throws(StorageError) -> Value)

    var value: Value {
        get async throws(StorageError) {
            switch self {
            case .now(let result): try result.get()
            case .later(let read): try await read()
            }
        }
    }
}

/// A connection during a transaction.
public protocol SQLConnection {
    /// Executes a statement.
    ///
    /// - Parameter row: A closure that is called for each row of the result.
    /// - Returns: The number of changed rows, for a statement that changes rows.
    @discardableResult
    func run(
        _ sql: String, _ parameters: [RecordValue],
        row: (any SQLRow) throws(StorageError) -> Void
    ) throws(StorageError) -> Int

    /// Executes a statement whose result is not needed, at the latest together with the next one or
    /// at the end of the transaction. One on another machine then takes no time of its own.
    func queue(_ sql: String, _ parameters: [RecordValue]) throws(StorageError)

    /// Executes a statement like `queue`. The transaction fails with `.notFound` unless the
    /// statement finds a row, at the latest before the next result and before the commit.
    func require(_ sql: String, _ parameters: [RecordValue]) throws(StorageError)
}

/// A row of a result, valid until the end of the closure that receives it. Columns count from 0.
///
/// The methods return nil for NULL.
public protocol SQLRow {
    func integer(_ column: Int32) throws(StorageError) -> Int64?
    /// Returns the bytes of a text, without a copy.
    func utf8(_ column: Int32) throws(StorageError) -> UnsafeBufferPointer<UInt8>?
}

extension SQLConnection {
    /// Executes a statement without a result.
    @discardableResult
    func run(_ sql: String, _ parameters: [RecordValue]) throws(StorageError) -> Int {
        try run(sql, parameters) { _ throws(StorageError) in }
    }

    /// Returns the integer in the first column of the first row, or nil if there is no row.
    public func integer(_ sql: String, _ parameters: [RecordValue]) throws(StorageError) -> Int64? {
        try first(sql, parameters) { row throws(StorageError) in try row.integer(0) }.flatMap(
            \.self)
    }

    /// Returns the first row, or nil if there is none.
    func first<Value>(
        _ sql: String, _ parameters: [RecordValue],
        read: (any SQLRow) throws(StorageError) -> Value
    ) throws(StorageError) -> Value? {
        var found: Value?
        try run(sql, parameters) { row throws(StorageError) in
            if found == nil { found = try read(row) }
        }
        return found
    }
}

extension [RecordValue] {
    /// The parameters, and NULL up to a power of two, so that lists of any length need few
    /// statements.
    var padded: [RecordValue] {
        var count = 1
        while count < self.count { count *= 2 }
        return self + Array(repeating: .null, count: count - self.count)
    }

    /// The names of the parameters.
    var names: [String] { indices.map { "$\($0 + 1)" } }
}

extension SQLRow {
    func optionalText(_ column: Int32) throws(StorageError) -> String? {
        try utf8(column).map { String(decoding: $0, as: UTF8.self) }
    }

    func text(_ column: Int32) throws(StorageError) -> String {
        guard let bytes = try utf8(column) else { throw .damaged }
        return String(decoding: bytes, as: UTF8.self)
    }
}
