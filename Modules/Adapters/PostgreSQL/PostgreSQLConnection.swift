import CPostgreSQL
import Domain
import Glibc

/// A connection in libpq's pipeline mode. Statements without a result wait for the next one with a
/// result, and travel with it.
final class PostgreSQLConnection {
    /// A Boolean value that is true when the connection cannot be used any more.
    private(set) var isLost = false
    /// The time after which the server counts as lost.
    var deadline = ContinuousClock.now

    private let connection: OpaquePointer
    /// The names of the prepared statements.
    private var names: [String: String] = [:]
    private var nameCount = 0
    /// A closure that receives the result of a statement, and clears it.
    typealias Receiver = (OpaquePointer) -> Void
    /// The statements that wait for the next one.
    private var queued: [(sql: String, parameters: [SQLText], receiver: Receiver?)] = []
    /// The receivers of the results that have not arrived; nil for a result without a receiver.
    private var receivers: ArraySlice<Receiver?> = []
    /// The statements prepared since the last result.
    private var unconfirmed: [String] = []
    /// The closures that receive the failures of the batches whose end has not been received, or
    /// nil.
    private var batches: [((StorageError?) -> Void)?] = []

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

    /// Adds a statement to the next batch.
    ///
    /// - Parameter receiver: A closure that receives the result; nil for a statement without a
    ///   result.
    func queue(_ sql: String, _ parameters: [SQLText] = [], receiver: Receiver? = nil) {
        queued.append((sql, parameters, receiver))
    }

    /// Ends the transaction without its changes and without the queued statements.
    func rollBack() throws(StorageError) {
        queued = []
        queue("ROLLBACK")
        try finish()
    }

    /// A Boolean value that is true when the end of a batch has not been received.
    var isWaiting: Bool { !batches.isEmpty }

    /// Sends the queued statements without waiting for their results.
    ///
    /// - Parameter completion: A closure that receives the failure of these statements, or nil,
    ///   while the next result is awaited. Without it, the next result reports the failure.
    func send(completion: ((StorageError?) -> Void)? = nil) throws(StorageError) {
        batches.append(completion)
        let statements = queued
        queued = []
        for (sql, parameters, receiver) in statements {
            try send(sql, parameters)
            receivers.append(receiver)
        }
        try check(PQpipelineSync(connection))
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
        queue(sql, parameters)
        try send()
        return try receive()
    }

    private func send(_ sql: String, _ parameters: [SQLText]) throws(StorageError) {
        var name = names[sql]
        if name == nil {
            nameCount += 1
            name = "s\(nameCount)"
            try check(PQsendPrepare(connection, name, sql, 0, nil))
            receivers.append(nil)
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
        while !batches.isEmpty {
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
                // One nil ends the results of each statement. A second one means that there are no
                // more.
                if isSeparated || PQstatus(connection) != CONNECTION_OK {
                    PQclear(last)
                    throw lose(failure)
                }
                isSeparated = true
                continue
            }
            isSeparated = false
            let status = PQresultStatus(result)
            let receiver = status == PGRES_PIPELINE_SYNC ? nil : receivers.popFirst()
            switch status {
            case PGRES_PIPELINE_SYNC:
                PQclear(result)
                guard let completion = batches.removeFirst() else { continue }
                completion(failure)
                // The next batch depends on the end of this one.
                if failure != nil { throw lose(failure) }
            case PGRES_TUPLES_OK, PGRES_COMMAND_OK:
                if let receiver = receiver.flatMap(\.self) {
                    receiver(result)
                } else {
                    PQclear(last)
                    last = result
                }
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
        let error = error ?? .unavailable
        isLost = true
        for completion in batches { completion?(error) }
        (batches, receivers) = ([], [])
        return error
    }
}
