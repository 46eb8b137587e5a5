import Glibc
import Platform

/// Accepts connections in the thread of the first loop, and hands them to all loops.
final class Acceptor {
    /// The largest number of connections that are accepted before messages are handled.
    private static let batch = 64
    /// The time after which a system without descriptors is asked again, in nanoseconds.
    private static let retryInterval: Int64 = 1_000_000_000

    private let server: ServerState
    private let mailbox: Mailbox<AcceptorMessage>
    private let loops: [Mailbox<LoopMessage>]
    private let listener: Int32
    private let ownLoop: ConnectionLoop
    private var arrivals: Event?
    private var messages: Event?
    private var timer: Event?
    /// An accepted connection for which another one is being closed.
    private var waiting: (socket: Int32, address: String)?
    private var isStopped = false

    /// Creates an acceptor; nil without memory.
    ///
    /// - Parameters:
    ///   - loops: The mailboxes of all loops.
    ///   - ownLoop: The first loop. A socket for it needs no message, which would wake another
    ///     thread.
    init?(
        _ listener: Int32, _ server: ServerState, _ mailbox: Mailbox<AcceptorMessage>,
        _ loops: [Mailbox<LoopMessage>], in ownLoop: ConnectionLoop
    ) {
        let events = ownLoop.events
        self.server = server
        self.mailbox = mailbox
        self.loops = loops
        self.listener = listener
        self.ownLoop = ownLoop
        arrivals = Event(.readable, of: listener, in: events, for: self) { _, _, context in
            let acceptor: Acceptor? = Event.owner(context)
            acceptor?.acceptAll()
        }
        messages = Event(.readable, of: mailbox.descriptor, in: events, for: self) {
            _, _, context in
            let acceptor: Acceptor? = Event.owner(context)
            acceptor?.handleMessages()
        }
        timer = Event(.timer, in: events, for: self) { _, _, context in
            let acceptor: Acceptor? = Event.owner(context)
            acceptor?.resume()
        }
        guard arrivals != nil, messages != nil, timer != nil else { return nil }
    }

    /// Accepts connections, and runs the first loop until the end of the server.
    func run() {
        messages?.add()
        arrivals?.add()
        ownLoop.run()
        // The loop may have been aborted before.
        stop()
    }

    private func handleMessages() {
        for message in mailbox.takeAll() {
            switch message {
            case .roomMade: resume()
            case .stop: stop()
            }
        }
    }

    /// Closes the listening socket, and then stops the loops.
    private func stop() {
        guard !isStopped else { return }
        isStopped = true
        (arrivals, timer) = (nil, nil)
        Glibc.close(listener)
        if let waiting { Glibc.close(waiting.socket) }
        waiting = nil
        for loop in loops { loop.send(.stop) }
    }

    private func acceptAll() {
        for _ in 0..<Self.batch where waiting == nil {
            var address = sockaddr_storage()
            let socket = acceptSocket(listener, &address)
            guard socket < 0 else {
                place(socket, ListeningSocket.clientAddress(address))
                continue
            }
            switch errno {
            case EAGAIN: return
            case EMFILE, ENFILE, ENOBUFS, ENOMEM: return pause()
            // Linux also reports the errors of single connections.
            default: continue
            }
        }
    }

    /// Waits for room without a connection, such as when the whole system has no descriptors.
    private func pause() {
        _ = server.connections.makeRoom(now: MonotonicTime.now)
        arrivals?.remove()
        timer?.add(after: Self.retryInterval)
    }

    private func resume() {
        if let (socket, address) = waiting {
            waiting = nil
            place(socket, address)
        }
        guard waiting == nil else { return }
        timer?.remove()
        arrivals?.add()
    }

    /// Hands a connection to a loop, keeps it until there is room, or closes it.
    private func place(_ accepted: Int32, _ address: String) {
        let limit = DescriptorLimit.current - server.options.reservedDescriptors
        let now = MonotonicTime.now
        let socket = accepted < limit ? accepted : moved(accepted)
        guard socket < limit else {
            return server.connections.makeRoom(now: now) ? keep(socket, address) : refuse(socket)
        }
        let capacity = min(server.options.connections, limit - server.firstDescriptor)
        switch server.connections.admit(address, capacity: capacity, now: now) {
        case .admitted(let record):
            if record.loop == 0 {
                ownLoop.open(socket, record)
            } else if !loops[record.loop].send(.open(socket, record)) {
                refuse(socket)
                server.connections.remove(record)
            }
        case .waits: keep(socket, address)
        case .refused: refuse(socket)
        }
    }

    private func keep(_ socket: Int32, _ address: String) {
        waiting = (socket, address)
        arrivals?.remove()
    }

    private func refuse(_ socket: Int32) {
        Glibc.close(socket)
    }

    /// Returns the socket with the lowest free number, which can be lower after another file was
    /// closed.
    private func moved(_ socket: Int32) -> Int32 {
        let lowest = fcntl(socket, F_DUPFD_CLOEXEC, 0)
        guard lowest >= 0, lowest < socket else {
            if lowest >= 0 { Glibc.close(lowest) }
            return socket
        }
        Glibc.close(socket)
        return lowest
    }
}
