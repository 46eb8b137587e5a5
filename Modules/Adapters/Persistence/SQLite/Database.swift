import CSQLite
import Domain

/// An SQLite connection, which is not thread-safe: `DatabaseQueue` serializes all calls.
final class Database {
    private let handle: OpaquePointer
    private var statements: [String: Statement] = [:]

    /// Opens an existing file.
    ///
    /// - Parameter busyTimeout: The longest time to wait for a lock, in milliseconds.
    init(path: String, isReadOnly: Bool = false, busyTimeout: Int32) throws(StorageError) {
        let access = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE
        let flags = access | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        var opened: OpaquePointer?
        let code = sqlite3_open_v2(path, &opened, flags, nil)
        guard code == SQLITE_OK, let opened else {
            let systemError = sqlite3_system_errno(opened)
            sqlite3_close_v2(opened)
            throw StorageError(sqlite: code, systemError: systemError)
        }
        handle = opened
        sqlite3_busy_timeout(opened, busyTimeout)
    }

    deinit {
        statements = [:]
        sqlite3_close_v2(handle)
    }

    /// Executes a statement without a result.
    ///
    /// - Returns: The number of changed rows.
    @discardableResult
    func run(_ sql: String, _ values: [SQLValue] = []) throws(StorageError) -> Int {
        try step(sql, values) { _ throws(StorageError) in }
        return Int(sqlite3_changes(handle))
    }

    /// Returns the integer in the only column of the first row, or nil if there is no row.
    func integer(_ sql: String, _ values: [SQLValue] = []) throws(StorageError) -> Int64? {
        try first(Query<OnlyColumn>(sql: sql), values) { row throws(StorageError) in
            try row.integer(.value)
        }
    }

    /// Returns the text in the only column of the first row, or nil if there is no row.
    func text(_ sql: String, _ values: [SQLValue] = []) throws(StorageError) -> String? {
        try first(Query<OnlyColumn>(sql: sql), values) { row throws(StorageError) in
            try row.text(.value)
        }
    }

    /// Returns the first row of the result, or nil if there is no row.
    func first<Column, Value>(
        _ query: Query<Column>, _ values: [SQLValue],
        read: (Row<Column>) throws(StorageError) -> Value
    ) throws(StorageError) -> Value? {
        var found: Value?
        try each(query, values) { row throws(StorageError) in
            if found == nil { found = try read(row) }
        }
        return found
    }

    /// Returns all rows of the result.
    func all<Column, Value>(
        _ query: Query<Column>, _ values: [SQLValue] = [],
        read: (Row<Column>) throws(StorageError) -> Value
    ) throws(StorageError) -> [Value] {
        var found: [Value] = []
        try each(query, values) { row throws(StorageError) in found.append(try read(row)) }
        return found
    }

    /// Calls `body` for each row of the result.
    func each<Column>(
        _ query: Query<Column>, _ values: [SQLValue],
        _ body: (Row<Column>) throws(StorageError) -> Void
    ) throws(StorageError) {
        try step(query.sql, values) { statement throws(StorageError) in
            try body(Row(statement: statement))
        }
    }

    /// Executes statements without parameters and results.
    func script(_ sql: String) throws(StorageError) {
        let code = sqlite3_exec(handle, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw failure(code) }
    }

    /// Returns the content of a database file with all committed data.
    func serialized() throws(StorageError) -> [UInt8] {
        var count: sqlite3_int64 = 0
        guard let bytes = sqlite3_serialize(handle, "main", &count, 0) else { throw .unavailable }
        defer { sqlite3_free(bytes) }
        return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
    }

    /// Runs `body` in a transaction and rolls back if it throws.
    ///
    /// - Parameter writes: Whether to take the write lock at the start. SQLite does not wait for a
    ///   lock that a transaction requests later.
    func transaction<Value>(
        writes: Bool = true, _ body: () throws(StorageError) -> Value
    ) throws(StorageError) -> Value {
        try run(writes ? "BEGIN IMMEDIATE" : "BEGIN")
        do {
            let value = try body()
            try run("COMMIT")
            return value
        } catch {
            // SQLite itself ends the transaction after some errors, such as a full disk.
            if sqlite3_get_autocommit(handle) == 0 { _ = try? run("ROLLBACK") }
            throw error
        }
    }

    private func step(
        _ sql: String, _ values: [SQLValue], _ body: (OpaquePointer) throws(StorageError) -> Void
    ) throws(StorageError) {
        let statement = try prepared(sql)
        defer { statement.reset() }
        try statement.bind(values)
        while true {
            switch sqlite3_step(statement.pointer) {
            case SQLITE_ROW: try body(statement.pointer)
            case SQLITE_DONE: return
            case let code: throw failure(code)
            }
        }
    }

    private func prepared(_ sql: String) throws(StorageError) -> Statement {
        if let known = statements[sql] { return known }
        let statement = try Statement(sql, in: handle)
        statements[sql] = statement
        return statement
    }

    private func failure(_ code: Int32) -> StorageError {
        StorageError(sqlite: code, systemError: sqlite3_system_errno(handle))
    }
}

/// The column of a result that has only one.
private enum OnlyColumn: Int32, ResultColumn {
    case value

    var sql: String { "value" }
}
