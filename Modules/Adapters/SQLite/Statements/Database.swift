import CSQLite
package import Domain

/// An SQLite connection, which is not thread-safe: an actor or a lock serializes all calls.
package final class Database {
    private let handle: OpaquePointer
    private var statements: [String: Statement] = [:]
    /// The statements for tables and for their copies, by the text of the former. The copy is nil
    /// for a text without a table.
    private var pairs: [String: (original: Statement, copy: Statement?)] = [:]
    private var unindexedClauses: [String: String] = [:]
    /// True if `repairing(_:_:)` runs.
    package private(set) var isRepairing = false

    /// Opens an existing file.
    ///
    /// - Parameter busyTimeout: The longest time to wait for a lock, in milliseconds.
    package init(path: String, isReadOnly: Bool = false, busyTimeout: Int32) throws(StorageError) {
        handle = try Self.connection(
            to: path, isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE)
        sqlite3_busy_timeout(handle, busyTimeout)
    }

    /// Opens a copy of a database in memory.
    ///
    /// - Parameter bytes: The content of a database file.
    package init(copyOf bytes: [UInt8]) throws(StorageError) {
        // SQLite treats a file of one byte as empty.
        guard bytes.count >= 512 else { throw .damaged }
        let connection = try Self.connection(to: ":memory:", SQLITE_OPEN_READWRITE)
        handle = connection
        guard let copy = sqlite3_malloc64(UInt64(bytes.count)) else { throw .unavailable }
        copy.copyMemory(from: bytes, byteCount: bytes.count)
        // A database in memory has no log: 1 instead of 2 selects the format without one.
        copy.storeBytes(of: 1, toByteOffset: 18, as: UInt8.self)
        copy.storeBytes(of: 1, toByteOffset: 19, as: UInt8.self)
        let count = sqlite3_int64(bytes.count)
        let flags = SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE
        let code = sqlite3_deserialize(
            connection, "main", copy.assumingMemoryBound(to: UInt8.self), count, count,
            UInt32(flags))
        guard code == SQLITE_OK else { throw failure(code) }
    }

    /// True if SQLite keeps no statistics of memory, for which all threads would wait for one lock
    /// at each allocation. SQLite accepts that only before the first connection.
    private static let hasNoMemoryStatistics = csqlite_disable_memory_statistics() == SQLITE_OK

    private static func connection(
        to path: String, _ flags: Int32
    ) throws(StorageError) -> OpaquePointer {
        _ = hasNoMemoryStatistics
        let flags = flags | SQLITE_OPEN_NOFOLLOW | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        var opened: OpaquePointer?
        let code = sqlite3_open_v2(path, &opened, flags, nil)
        guard code == SQLITE_OK, let opened else {
            let systemError = sqlite3_system_errno(opened)
            sqlite3_close_v2(opened)
            throw StorageError(sqlite: code, systemError: systemError)
        }
        return opened
    }

    deinit {
        (statements, pairs) = ([:], [:])
        sqlite3_close_v2(handle)
    }

    /// Decides whether closing leaves the file and its log unchanged, instead of moving the log
    /// into the file.
    package func keepLogOnClose(_ isOn: Bool) throws(StorageError) {
        let code = csqlite_keep_log_on_close(handle, isOn ? 1 : 0)
        guard code == SQLITE_OK else { throw failure(code) }
    }

    /// Makes statements fail with `.unavailable` after the cancellation of the task that executes
    /// them.
    func interruptWhenCancelled() {
        sqlite3_progress_handler(handle, 10_000, { _ in Task.isCancelled ? 1 : 0 }, nil)
    }

    /// The number of rows that the last change has changed.
    package var changeCount: Int { Int(sqlite3_changes(handle)) }

    /// Executes a statement without a result.
    ///
    /// - Returns: The number of changed rows.
    @discardableResult
    package func run(_ sql: String, _ values: [SQLValue] = []) throws(StorageError) -> Int {
        try step(sql, values) { _ throws(StorageError) in }
        return changeCount
    }

    /// Returns the integer in the only column of the first row, or nil if there is no row.
    package func integer(_ sql: String, _ values: [SQLValue] = []) throws(StorageError) -> Int64? {
        try first(Query<OnlyColumn>(sql: sql), values) { row throws(StorageError) in
            try row.integer(.value)
        }
    }

    /// Returns the text in the only column of the first row, or nil if there is no row.
    package func text(_ sql: String, _ values: [SQLValue] = []) throws(StorageError) -> String? {
        try first(Query<OnlyColumn>(sql: sql), values) { row throws(StorageError) in
            try row.text(.value)
        }
    }

    /// Returns the first row of the result, or nil if there is no row.
    @inlinable package func first<Column, Value>(
        _ query: Query<Column>, _ values: [SQLValue],
        read: (Row<Column>) throws(StorageError) -> Value
    ) throws(StorageError) -> Value? {
        var value: Value?
        try stepOnce(query.sql, values) { statement throws(StorageError) in
            value = try read(Row(statement: statement))
        }
        return value
    }

    /// Calls `body` for the first row of the result, if there is one.
    @usableFromInline func stepOnce(
        _ sql: String, _ values: [SQLValue], _ body: (OpaquePointer) throws(StorageError) -> Void
    ) throws(StorageError) {
        let statement = try prepared(sql)
        defer { statement.reset() }
        try statement.bind(values)
        switch sqlite3_step(statement.pointer) {
        case SQLITE_ROW:
            try body(statement.pointer)
            let code = statement.reset()
            guard code == SQLITE_OK else { throw failure(code) }
        case SQLITE_DONE: return
        case let code: throw failure(code)
        }
    }

    /// Returns all rows of the result.
    @inlinable package func all<Column, Value>(
        _ query: Query<Column>, _ values: [SQLValue] = [],
        read: (Row<Column>) throws(StorageError) -> Value
    ) throws(StorageError) -> [Value] {
        var found: [Value] = []
        try each(query, values) { row throws(StorageError) in found.append(try read(row)) }
        return found
    }

    /// Calls `body` for each row of the result.
    @inlinable package func each<Column>(
        _ query: Query<Column>, _ values: [SQLValue],
        _ body: (Row<Column>) throws(StorageError) -> Void
    ) throws(StorageError) {
        try step(query.sql, values) { statement throws(StorageError) in
            try body(Row(statement: statement))
        }
    }

    /// Returns the columns of a table in their order.
    package func columns(of table: String) throws(StorageError) -> [String] {
        try all(
            Query<OnlyColumn>(sql: "SELECT name FROM pragma_table_info(?)"), [.text(table)]
        ) { row throws(StorageError) in try row.text(.value) }
    }

    /// Returns the clause that makes SQLite read a table itself and no index.
    package func unindexed(_ table: String) throws(StorageError) -> String {
        if let known = unindexedClauses[table] { return known }
        // SQLite ignores NOT INDEXED for a table without row identifiers, which is itself an index.
        let isIndex = try integer("SELECT wr FROM pragma_table_list(?)", [.text(table)])
        let clause = isIndex == 1 ? "INDEXED BY sqlite_autoindex_\(table)_1" : "NOT INDEXED"
        unindexedClauses[table] = clause
        return clause
    }

    /// Executes statements without parameters and results.
    package func script(_ sql: String) throws(StorageError) {
        // A script can replace a table.
        defer { unindexedClauses = [:] }
        let code = sqlite3_exec(handle, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw failure(code) }
    }

    /// Returns the content of a database file with all committed data.
    package func serialized() throws(StorageError) -> [UInt8] {
        var count: sqlite3_int64 = 0
        guard let bytes = sqlite3_serialize(handle, "main", &count, 0) else { throw .unavailable }
        defer { sqlite3_free(bytes) }
        return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
    }

    /// Copies all committed data over the content of another database.
    package func copy(to other: Database) throws(StorageError) {
        guard let backup = sqlite3_backup_init(other.handle, "main", handle, "main") else {
            throw other.failure(sqlite3_errcode(other.handle))
        }
        // One step reads one state, so that no other process makes SQLite begin again.
        let code = sqlite3_backup_step(backup, -1)
        sqlite3_backup_finish(backup)
        guard code == SQLITE_DONE else { throw other.failure(code) }
    }

    /// Runs `body` in a transaction and rolls back if it throws.
    ///
    /// - Parameter writes: Whether to take the write lock at the start. SQLite does not wait for a
    ///   lock that a transaction requests later.
    package func transaction<Value>(
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

    /// Runs `body` in a part of the running transaction, and takes its changes back if it throws.
    ///
    /// - Throws: The error of `body` if it has ended the transaction.
    package func savepoint<Value>(
        _ body: () throws(StorageError) -> Value
    ) throws(StorageError) -> Result<Value, StorageError> {
        try run("SAVEPOINT part")
        do {
            let value = try body()
            try run("RELEASE part")
            return .success(value)
        } catch {
            // SQLite itself ends the transaction after some errors, such as a full disk.
            guard (try? run("ROLLBACK TO part")) != nil else { throw error }
            try run("RELEASE part")
            return .failure(error)
        }
    }

    /// Runs a change of rows that differ from their indexes, and rebuilds the indexes of tables.
    /// Without this, SQLite rejects such a change.
    package func repairing<Value>(
        _ tables: [String], _ change: () throws(StorageError) -> Value
    ) throws(StorageError) -> Value {
        isRepairing = true
        defer { isRepairing = false }
        // In this mode an index need not contain the row that is changed.
        try script("PRAGMA writable_schema = ON")
        defer { try? script("PRAGMA writable_schema = OFF") }
        let value = try change()
        for table in tables { try script("REINDEX \(table)") }
        return value
    }

    package func step(
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

    /// Executes a statement on tables and on their copies, within a transaction.
    ///
    /// - Throws: `.damaged` if the results differ, or if a constraint is violated.
    package func step(
        _ sql: String, _ values: [SQLValue], copies: TableCopies,
        _ body: (OpaquePointer) throws(StorageError) -> Void
    ) throws(StorageError) {
        let (statement, preparedCopy) = try preparedPair(sql, copies)
        guard let copy = preparedCopy else { return try step(sql, values, body) }
        defer {
            statement.reset()
            copy.reset()
        }
        try statement.bind(values)
        try copy.bind(values)
        while true {
            let code = sqlite3_step(statement.pointer)
            guard code == SQLITE_ROW || code == SQLITE_DONE else { throw failureOfPair(code) }
            let count = changeCount
            let copyCode = sqlite3_step(copy.pointer)
            guard copyCode == code else { throw failureOfPair(copyCode) }
            if code == SQLITE_DONE {
                guard changeCount == count else { throw .damaged }
                return
            }
            guard statement.hasSameRow(as: copy) else { throw .damaged }
            try body(statement.pointer)
        }
    }

    /// Returns the error of one of two statements that should have the same result.
    private func failureOfPair(_ code: Int32) -> StorageError {
        // No statement violates a constraint of sound tables, so a violation is damage, as is
        // another number of rows.
        [SQLITE_ROW, SQLITE_DONE, SQLITE_CONSTRAINT].contains(code & 0xFF)
            ? .damaged : failure(code)
    }

    private func preparedPair(
        _ sql: String, _ copies: TableCopies
    ) throws(StorageError) -> (original: Statement, copy: Statement?) {
        if let known = pairs[sql] { return known }
        let copy = copies.sql(for: sql)
        let pair = (try prepared(sql), copy == sql ? nil : try Statement(copy, in: handle))
        pairs[sql] = pair
        return pair
    }

    private func prepared(_ sql: String) throws(StorageError) -> Statement {
        if let known = statements[sql] { return known }
        let statement = try Statement(sql, in: handle)
        statements[sql] = statement
        return statement
    }

    private func failure(_ code: Int32) -> StorageError {
        // The rollback after a failed write changes the number that SQLite reports.
        let numbers = [sqlite3_system_errno(handle)] + fileErrors
        return numbers.lazy.map { StorageError(sqlite: code, systemError: $0) }
            .first { $0 != .unavailable } ?? .unavailable
    }

    /// The `errno` of the last failed call for the log or the journal, and for the database.
    private var fileErrors: [Int32] {
        [SQLITE_FCNTL_JOURNAL_POINTER, SQLITE_FCNTL_FILE_POINTER].compactMap { pointer in
            var file: UnsafeMutablePointer<sqlite3_file>?
            var number: Int32 = 0
            guard sqlite3_file_control(handle, "main", pointer, &file) == SQLITE_OK,
                let control = file?.pointee.pMethods?.pointee.xFileControl,
                control(file, SQLITE_FCNTL_LAST_ERRNO, &number) == SQLITE_OK
            else { return nil }
            return number
        }
    }
}

/// The column of a result that has only one.
private enum OnlyColumn: Int32, ResultColumn {
    case value

    var sql: String { "value" }
}
