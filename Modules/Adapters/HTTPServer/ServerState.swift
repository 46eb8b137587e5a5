import Service
import Synchronization

/// The state shared by all threads of a server.
final class ServerState: Sendable {
    let options: HTTPListenerOptions
    let connections: ConnectionTable
    let answer: @Sendable (HTTPRequest) -> HTTPAnswer
    /// The lowest number that a connection can have.
    let firstDescriptor: Int
    /// The time for a request to arrive and for its response to be taken, in nanoseconds.
    let requestTimeout: Int64
    /// The time after which a connection without a request is closed, in nanoseconds.
    let idleTimeout: Int64
    private let currentTLS: Mutex<TLSContext?>

    init(
        _ options: HTTPListenerOptions, _ connections: ConnectionTable, _ tls: TLSContext?,
        firstDescriptor: Int, answer: @escaping @Sendable (HTTPRequest) -> HTTPAnswer
    ) {
        self.options = options
        self.connections = connections
        self.firstDescriptor = firstDescriptor
        self.answer = answer
        requestTimeout = Int64(options.requestTimeout / .nanoseconds(1))
        idleTimeout = Int64(options.idleTimeout / .nanoseconds(1))
        currentTLS = Mutex(tls)
    }

    /// The certificate for new connections.
    var tls: TLSContext? {
        get { currentTLS.withLock { $0 } }
        set { currentTLS.withLock { $0 = newValue } }
    }
}
