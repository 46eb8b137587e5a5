import CPostgreSQL
import Domain
import Platform

/// A connection in libpq's pipeline mode. Statements without a result wait for the next one with a result,
/// and travel with it.
final class PostgreSQLConnection {
    /// A Boolean value that is true when the connection cannot be used any more.
    private(set) var isLost = false
    /// The time after which the server counts as lost.
    var deadline = ContinuousClock.now

    private let connection: OpaquePointer
    /// The names of the prepared statements.
    private var names: [String: String] = [:]
    private var nameCount = 0
    /// The statements that wait for the next one.
    private var queued: [(sql: String, parameters: [SQLText])] = []
    /// The statements prepared since the last result.
    private var unconfirmed: [String] = []
    /// The number of batches whose end has not been received.
    private var batches = 0

    /// Connects to a database.
    init(_ address: PostgreSQLAddress) throws(PostgreSQLError) {
        let settings = [
            ("dbname", address.text), ("connect_timeout", "5"), ("client_encoding", "UTF8"),
            ("fallback_application_name", "football-gather-server"),
        ]
        let (keys, values) = (settings.map { strdup($0.0) }, settings.map { strdup($0.1) })
        defer { for text in keys + values { free(text) } }
        let connection = PQconnectdbParams(
            keys.map { UnsafePointer($0) } + [nil], values.map { UnsafePointer($0) } + [nil], 1)
        guard let connection else { throw .storage(.unavailable) }
        self.connection = connection
        // The log contains only JSON.
        PQsetNoticeProcessor(connection, { _, _ in }, nil)
        let settingResult = PQexec(
            connection,
            """
            SET synchronous_commit = on; SET statement_timeout = '10s';
            SET idle_in_transaction_session_timeout = '20s';
            """)
        defer { PQclear(settingResult) }
        guard PQstatus(connection) == CONNECTION_OK,
            PQresultStatus(settingResult) == PGRES_COMMAND_OK,
            PQsetnonblocking(connection, 1) == 0, PQenterPipelineMode(connection) == 1
        else {
            let lines = String(cString: PQerrorMessage(connection)).split(separator: "\n")
            throw .connection(lines.joined(separator: " "))
        }
    }

    deinit { PQfinish(connection) }

    /// Adds a statement without a result to the next batch.
    func queue(_ sql: String, _ parameters: [SQLText] = []) { queued.append((sql, parameters)) }

    /// Sends the queued statements without waiting for their results. The next result reports their
    /// errors.
    func send() throws(StorageError) {
        let statements = queued
        queued = []
        for (sql, parameters) in statements { try send(sql, parameters) }
        try check(PQpipelineSync(connection))
        batches += 1
        while true {
            let status = PQflush(connection)
            guard status != 0 else { return }
            try check(status == 1 ? 1 : 0)
            // The server can wait for the reader of its results.
            if try wait(for: POLLIN | POLLOUT) & Int16(POLLIN) != 0 {
                try check(PQconsumeInput(connection))
            }
        }
    }

    /// Sends the queued statements and waits for their results.
    func finish() throws(StorageError) {
        try send()
        PQclear(try receive())
    }

    /// Executes a statement and returns its result, which the caller clears.
    func execute(_ sql: String, _ parameters: [SQLText]) throws(StorageError) -> OpaquePointer? {
        let statements = queued
        queued = []
        for (sql, parameters) in statements { try send(sql, parameters) }
        try send(sql, parameters)
        try send()
        return try receive()
    }

    private func send(_ sql: String, _ parameters: [SQLText]) throws(StorageError) {
        var name = names[sql]
        if name == nil {
            nameCount += 1
            name = "s\(nameCount)"
            try check(PQsendPrepare(connection, name, sql, 0, nil))
            names[sql] = name
            unconfirmed.append(sql)
        }
        try check(
            SQLText.withPointers(to: parameters) { values, lengths, formats in
                PQsendQueryPrepared(
                    connection, name, Int32(parameters.count), values, lengths, formats, 0)
            })
    }

    /// Receives the results of all batches.
    ///
    /// - Returns: The last result, which the caller clears.
    private func receive() throws(StorageError) -> OpaquePointer? {
        var last: OpaquePointer?
        var failure: StorageError?
        var isSeparated = false
        while batches > 0 {
            do throws(StorageError) {
                while PQisBusy(connection) == 1 {
                    _ = try wait(for: POLLIN)
                    try check(PQconsumeInput(connection))
                }
            } catch {
                PQclear(last)
                throw error
            }
            guard let result = PQgetResult(connection) else {
                // One nil ends the results of each statement. A second one means that there are no more.
                if isSeparated || PQstatus(connection) != CONNECTION_OK {
                    PQclear(last)
                    throw lose(failure)
                }
                isSeparated = true
                continue
            }
            isSeparated = false
            switch PQresultStatus(result) {
            case PGRES_PIPELINE_SYNC:
                batches -= 1
                PQclear(result)
            case PGRES_TUPLES_OK, PGRES_COMMAND_OK:
                PQclear(last)
                last = result
            case PGRES_PIPELINE_ABORTED:
                PQclear(result)
            default:
                if failure == nil {
                    let state = PQresultErrorField(result, Int32(UInt8(ascii: "C")))
                    failure = StorageError(sqlState: state.map { String(cString: $0) } ?? "")
                }
                PQclear(result)
            }
        }
        if let failure {
            PQclear(last)
            for sql in unconfirmed { names[sql] = nil }
            unconfirmed = []
            throw failure
        }
        unconfirmed = []
        return last
    }

    /// Waits until the server can be read or written.
    ///
    /// - Returns: The events that have occurred.
    private func wait(for events: Int32) throws(StorageError) -> Int16 {
        var request = pollfd(fd: PQsocket(connection), events: Int16(events), revents: 0)
        while true {
            let rest = (deadline - ContinuousClock.now) / .milliseconds(1)
            guard rest > 0 else { throw lose(.busy) }
            let count = poll(&request, 1, Int32(min(rest.rounded(.up), 1_000_000)))
            if count > 0 { return request.revents }
            if count < 0, errno != EINTR { throw lose(nil) }
        }
    }

    /// Checks the result of a function of libpq that returns 1 for success.
    private func check(_ result: Int32) throws(StorageError) {
        if result != 1 { throw lose(nil) }
    }

    private func lose(_ error: StorageError?) -> StorageError {
        isLost = true
        return error ?? .unavailable
    }
}
