import Glibc
import Platform
import Service

/// A thread that reads the requests of its connections and answers them.
final class ConnectionLoop {
    /// The number of bytes from which answers to pipelined requests are sent.
    static let outputLimit = 64 * 1_024
    /// The time for a client to read its last answer, or to send its last request, in nanoseconds.
    static let lingerTimeout: Int64 = 2_000_000_000

    let server: ServerState
    let mailbox: Mailbox<LoopMessage>
    let events: EventLoop
    /// The bytes that the last read has returned.
    let input = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 64 * 1_024)
    /// The bytes that are sent next, on the connection that is in turn.
    var output: [UInt8] = []
    var writer: ResponseWriter
    /// True if connections are closed after their current request.
    private(set) var isStopping = false
    /// The current time.
    var now: Int64 { MonotonicTime.now }

    private var connections: [ObjectIdentifier: ClientConnection] = [:]
    private var messages: Event?
    private var timer: Event?
    /// The time of the next search for connections whose deadline has passed.
    private var nextCheck = Int64.max

    /// Creates a loop; nil without memory or descriptors.
    init?(_ server: ServerState, _ mailbox: Mailbox<LoopMessage>) {
        guard let events = EventLoop() else { return nil }
        self.server = server
        self.mailbox = mailbox
        self.events = events
        writer = ResponseWriter(usesTLS: server.options.tls != nil)
        messages = Event(.readable, of: mailbox.descriptor, in: events, for: self) {
            _, _, context in
            let loop: ConnectionLoop? = Event.owner(context)
            loop?.handleMessages()
        }
        timer = Event(.timer, in: events, for: self) { _, _, context in
            let loop: ConnectionLoop? = Event.owner(context)
            loop?.closeExpired()
        }
        guard messages != nil, timer != nil else { return nil }
    }

    deinit {
        input.deallocate()
    }

    /// Handles events until the end of the server.
    func run() {
        blockPipeSignals()
        messages?.add()
        events.run()
        for message in mailbox.close() {
            guard case .open(let socket, let record) = message else { continue }
            Glibc.close(socket)
            server.connections.remove(record)
        }
    }

    // MARK: - Messages

    private func handleMessages() {
        for message in mailbox.takeAll() {
            switch message {
            case .open(let socket, let record): open(socket, record)
            case .answer(let record, let response): connections[record.id]?.finish(response)
            case .close(let record): makeRoom([record])
            case .stop:
                isStopping = true
                for connection in connections.values { connection.stop() }
            case .abort:
                isStopping = true
                for connection in connections.values { connection.close() }
            }
        }
        endIfStopped()
    }

    /// Takes over a socket that was accepted.
    func open(_ socket: Int32, _ record: OpenConnection) {
        guard let connection = ClientConnection(socket, record, in: self) else {
            return server.connections.remove(record)
        }
        connections[record.id] = connection
        connection.start()
    }

    /// Closes connections for the sake of others.
    func makeRoom(_ records: [OpenConnection]) {
        for record in records { connections[record.id]?.makeRoom() }
    }

    /// Forgets a connection that was closed.
    func remove(_ connection: ClientConnection) {
        connections[connection.record.id] = nil
        server.connections.remove(connection.record)
        endIfStopped()
    }

    private func endIfStopped() {
        if isStopping, connections.isEmpty { events.stop() }
    }

    // MARK: - Output

    /// Returns the bytes that are sent next, which the loop then does not have.
    func takeOutput() -> [UInt8] {
        defer { output = [] }
        return output
    }

    /// Takes over memory for the next output.
    func giveBackOutput(_ empty: consuming [UInt8]) {
        output = empty
    }

    // MARK: - Deadlines

    /// Closes connections whose deadline has passed at a time.
    func schedule(_ deadline: Int64) {
        guard deadline < nextCheck else { return }
        nextCheck = deadline
        timer?.add(after: deadline - now)
    }

    private func closeExpired() {
        for connection in connections.values { connection.closeIfExpired() }
        nextCheck = .max
        if let deadline = connections.values.map(\.deadline).min() { schedule(deadline) }
    }
}
