import CSQLite
import Domain

/// One connection to one file. Used by one thread at a time: it lives inside `Connection`.
final class Database {
    private let handle: OpaquePointer
    private var statements: [String: Statement] = [:]

    /// Opens a file that exists.
    ///
    /// - Parameter patience: how many milliseconds to wait for somebody who writes.
    init(path: String, isReadOnly: Bool = false, patience: Int32) throws(StorageError) {
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
        sqlite3_busy_timeout(opened, patience)
    }

    deinit {
        statements = [:]
        sqlite3_close_v2(handle)
    }

    /// Runs a statement that answers nothing.
    ///
    /// - Returns: how many rows it changed.
    @discardableResult
    func run(_ sql: String, _ values: SQLValue...) throws(StorageError) -> Int {
        try run(sql, values)
    }

    /// Runs a statement that answers nothing.
    ///
    /// - Returns: how many rows it changed.
    @discardableResult
    func run(_ sql: String, _ values: [SQLValue]) throws(StorageError) -> Int {
        try each(sql, values) { _ throws(StorageError) in }
        return Int(sqlite3_changes(handle))
    }

    /// The first row of an answer, or nil when there is none.
    func first<Value>(
        _ sql: String, _ values: SQLValue..., read: (Row) throws(StorageError) -> Value
    ) throws(StorageError) -> Value? {
        var found: Value?
        try each(sql, values) { row throws(StorageError) in
            if found == nil { found = try read(row) }
        }
        return found
    }

    /// All rows of an answer, in its order.
    func all<Value>(
        _ sql: String, _ values: SQLValue..., read: (Row) throws(StorageError) -> Value
    ) throws(StorageError) -> [Value] {
        var found: [Value] = []
        try each(sql, values) { row throws(StorageError) in found.append(try read(row)) }
        return found
    }

    /// Hands out the rows of an answer one after the other.
    func each(
        _ sql: String, _ values: [SQLValue], _ body: (Row) throws(StorageError) -> Void
    ) throws(StorageError) {
        let statement = try prepared(sql)
        defer { statement.rewind() }
        try statement.bind(values)
        let row = Row(statement: statement.pointer)
        while true {
            switch sqlite3_step(statement.pointer) {
            case SQLITE_ROW: try body(row)
            case SQLITE_DONE: return
            case let code: throw failure(code)
            }
        }
    }

    /// Runs several statements that have no parameters.
    func script(_ sql: String) throws(StorageError) {
        let code = sqlite3_exec(handle, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw failure(code) }
    }

    /// The bytes of a file with all that has been written.
    func image() throws(StorageError) -> [UInt8] {
        var count: sqlite3_int64 = 0
        guard let bytes = sqlite3_serialize(handle, "main", &count, 0) else { throw .unavailable }
        defer { sqlite3_free(bytes) }
        return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
    }

    /// All of it or nothing.
    ///
    /// - Parameter writes: takes the right to write at once. Whoever asks for it in the middle
    ///   may be refused without being allowed to wait.
    func transaction<Value>(
        writes: Bool = true, _ body: () throws(StorageError) -> Value
    ) throws(StorageError) -> Value {
        try run(writes ? "BEGIN IMMEDIATE" : "BEGIN")
        do {
            let value = try body()
            try run("COMMIT")
            return value
        } catch {
            // A full disk, for one, has ended the transaction already.
            if sqlite3_get_autocommit(handle) == 0 { _ = try? run("ROLLBACK") }
            throw error
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
