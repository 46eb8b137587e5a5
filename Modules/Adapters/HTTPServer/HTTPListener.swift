import CMicroHTTPD
import Platform
public import Service
import Synchronization

/// An HTTP/1.1 server on libmicrohttpd with a few threads, which never wait for a slow request.
public final class HTTPListener: Sendable {
    /// The port.
    public let port: Int

    private let exchange: HTTPExchange
    // The number of the pointer, because pointers are not sendable.
    private let daemon: UInt
    private let timer: Task<Void, Never>

    /// Starts a server.
    ///
    /// - Parameters:
    ///   - answer: A closure that answers a request. Its response must come at once, or later in a task.
    public init(
        _ options: HTTPListenerOptions,
        answer: @escaping @Sendable (HTTPRequest) -> HTTPAnswer
    ) throws(HTTPListenerError) {
        let socket = try ListeningSocket.open(options.address)
        let exchange = HTTPExchange(options, answer: answer)
        let daemon = cmicrohttpd_start(
            socket, UInt32(options.threads), UInt32(options.connections), 16 * 1_024,
            options.tls?.certificate, options.tls?.key, HTTPExchange.accept, HTTPExchange.handle,
            HTTPExchange.connectionDidChange, HTTPExchange.requestDidEnd,
            // Released by `stop(limit:)`.
            Unmanaged.passRetained(exchange).toOpaque())
        guard let daemon else {
            // libmicrohttpd has closed the socket.
            Unmanaged.passUnretained(exchange).release()
            throw .notStarted
        }
        port = ListeningSocket.port(of: socket)
        self.exchange = exchange
        self.daemon = UInt(bitPattern: daemon)
        let interval = min(.seconds(1), options.requestTimeout / 4)
        timer = Task {
            while (try? await Task.sleep(for: interval)) != nil {
                exchange.shutDownExpiredConnections()
            }
        }
    }

    /// Checks the address and the certificate without opening a socket.
    public static func check(_ options: HTTPListenerOptions) throws(HTTPListenerError) {
        freeaddrinfo(try ListeningSocket.resolve(options.address))
        guard let tls = options.tls else { return }
        guard cmicrohttpd_accepts(tls.certificate, tls.key, HTTPExchange.handle) else {
            throw .notStarted
        }
    }

    /// Stops the server: accepts no more connections, waits until the running requests are answered, and
    /// closes all connections. Call it once.
    ///
    /// - Parameter limit: The longest time to wait for clients that are slow.
    public func stop(limit: Duration = .seconds(10)) async {
        let socket = MHD_quiesce_daemon(OpaquePointer(bitPattern: daemon))
        // Clients are rejected at once. Threads of libmicrohttpd may use the socket until they end.
        if socket >= 0 { shutdown(socket, Int32(SHUT_RDWR)) }
        await exchange.waitUntilIdle(limit: limit)
        MHD_stop_daemon(OpaquePointer(bitPattern: daemon))
        if socket >= 0 { close(socket) }
        Unmanaged.passUnretained(exchange).release()
        timer.cancel()
    }
}
