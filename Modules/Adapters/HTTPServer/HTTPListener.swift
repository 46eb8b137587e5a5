import Glibc
import Platform
public import Service

/// An HTTP/1.1 server with a few threads, which never wait for a client or for a slow answer.
public final class HTTPListener: Sendable {
    /// The smallest number of connections for which there must be descriptors.
    private static let minimumCapacity = 8

    /// The port.
    public let port: Int

    private let server: ServerState
    private let acceptor: Mailbox<AcceptorMessage>
    private let loops: [Mailbox<LoopMessage>]
    private let threads: [NativeThread]

    /// Starts a server.
    ///
    /// - Parameters:
    ///   - answer: A closure that answers a request. Its response must come at once, or later in a
    ///     task.
    public init(
        _ options: HTTPListenerOptions,
        answer: @escaping @Sendable (HTTPRequest) -> HTTPAnswer
    ) throws(HTTPListenerError) {
        let tls = try options.tls.map(TLSContext.init)
        let firstDescriptor = try Self.firstDescriptor(options)
        let socket = try ListeningSocket.open(options.address)
        port = ListeningSocket.port(of: socket)
        do throws(HTTPListenerError) {
            loops = try (0..<options.threads).map { _ throws(HTTPListenerError) in
                try Self.unwrap(Mailbox())
            }
            acceptor = try Self.unwrap(Mailbox())
            server = ServerState(
                options, ConnectionTable(options, loops: loops, acceptor: acceptor), tls,
                firstDescriptor: firstDescriptor, answer: answer)
        } catch {
            close(socket)
            throw error
        }
        var threads: [NativeThread] = []
        do throws(HTTPListenerError) {
            for mailbox in loops.dropFirst() {
                let loop = try Self.unwrap(ConnectionLoop(server, mailbox))
                threads.append(try Self.unwrap(NativeThread { loop.run() }))
            }
            let loop = try Self.unwrap(ConnectionLoop(server, loops[0]))
            let acceptor = try Self.unwrap(
                Acceptor(socket, server, acceptor, loops, in: loop))
            threads.append(try Self.unwrap(NativeThread { acceptor.run() }))
        } catch {
            close(socket)
            for loop in loops { loop.send(.abort) }
            throw error
        }
        self.threads = threads
    }

    /// Checks the address, the certificate and the limit for open files without opening a socket.
    public static func check(_ options: HTTPListenerOptions) throws(HTTPListenerError) {
        _ = try firstDescriptor(options)
        try ListeningSocket.withResolved(options.address) { _ in }
        _ = try options.tls.map(TLSContext.init)
    }

    /// Uses another certificate for new connections. If it is invalid, the previous one stays.
    public func use(_ tls: HTTPListenerOptions.TLS) throws(HTTPListenerError) {
        server.tls = try TLSContext(tls)
    }

    /// Stops the server: accepts no more connections, waits until the requests that have arrived
    /// are answered, and closes all connections. Call it once.
    ///
    /// - Parameter limit: The longest time to wait for clients and answers that are slow.
    public func stop(limit: Duration = .seconds(10)) async {
        acceptor.send(.stop)
        let timer = Task { [loops] in
            try await Task.sleep(for: limit)
            for loop in loops { loop.send(.abort) }
        }
        for thread in threads { await thread.untilEnded() }
        timer.cancel()
    }

    /// Returns the lowest number that the socket of a connection can have. There must be more of
    /// them.
    private static func firstDescriptor(
        _ options: HTTPListenerOptions
    ) throws(HTTPListenerError) -> Int {
        let lowest = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0)
        if lowest >= 0 { close(lowest) }
        // Each loop has three of libevent and two for its messages. The acceptor has the listening
        // socket and two for its messages.
        let first = max(3, Int(lowest)) + 5 * options.threads + 3
        let needed = first + options.reservedDescriptors + minimumCapacity
        guard lowest >= 0, needed <= DescriptorLimit.current else {
            throw .tooFewDescriptors(needed: needed)
        }
        return first
    }

    private static func unwrap<Part>(
        _ part: sending Part?
    ) throws(HTTPListenerError) -> sending Part {
        guard let part else { throw .notStarted(errno) }
        return part
    }
}
