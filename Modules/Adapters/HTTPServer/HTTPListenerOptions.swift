/// The settings of an HTTP server.
public struct HTTPListenerOptions: Sendable {
    /// A certificate and its private key, both in the PEM format.
    public struct TLS: Sendable {
        let certificate: String
        let key: String

        /// Creates a pair from the content of two files.
        public init(certificate: String, key: String) {
            self.certificate = certificate
            self.key = key
        }
    }

    /// The address and the port, such as `127.0.0.1:8080` or `[::]:443`. Port 0 is any free port.
    public var address: String
    /// The certificate; nil for plain HTTP.
    public var tls: TLS?
    /// The number of threads.
    public var threads: Int
    /// The largest number of open connections.
    public var connections = 4_096
    /// The largest number of open connections from one address, or from one network of IPv6.
    var connectionsPerAddress: Int { (connections + 1) / 2 }
    /// The largest number of bytes of a body.
    public var bodyLimit: Int
    /// The time in which a request must arrive, and in which its response must be taken.
    public var requestTimeout = Duration.seconds(30)
    /// The time after which a connection without a request is closed.
    public var idleTimeout = Duration.seconds(15 * 60)

    /// Creates settings with the default limits.
    public init(address: String, threads: Int, bodyLimit: Int) {
        self.address = address
        self.threads = threads
        self.bodyLimit = bodyLimit
    }
}
