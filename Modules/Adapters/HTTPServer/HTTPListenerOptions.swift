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

    /// The address or a name of this machine, and the port, such as `127.0.0.1:8080`, `[::]:443` or
    /// `localhost:8080`. Port 0 is any free port.
    public var address: String
    /// The certificate; nil for plain HTTP.
    public var tls: TLS?
    /// The number of threads.
    public var threads: Int
    /// The largest number of open connections.
    public var connections = 4_096
    /// The number of descriptors that connections leave to other parts of the process.
    public var reservedDescriptors = 16
    /// The largest number of bytes of a body.
    public var bodyLimit: Int
    /// The time in which a request must arrive, and in which its response must be taken.
    public var requestTimeout = Duration.seconds(30)
    /// The time after which a connection without a request is closed.
    public var idleTimeout = Duration.seconds(15 * 60)
    /// The largest number of bytes of answers that wait for their clients.
    public var unsentBytes = 128 << 20
    /// The largest number of these bytes for the clients of one address, or of one network of IPv6.
    public var unsentBytesPerAddress = 32 << 20

    /// Creates settings with the default limits.
    public init(address: String, threads: Int, bodyLimit: Int) {
        self.address = address
        self.threads = threads
        self.bodyLimit = bodyLimit
    }
}
