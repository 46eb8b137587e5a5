/// A response of a server.
public struct ServerResponse: Equatable, Sendable {
    /// The status, such as 200.
    public let status: Int
    /// The value of the header field `Location`.
    public let location: String?
    /// The time from now in the header field `Retry-After`.
    public let retryAfter: Duration?
    /// The body.
    public let body: [UInt8]

    /// Creates a response.
    public init(
        status: Int, location: String? = nil, retryAfter: Duration? = nil, body: [UInt8] = []
    ) {
        self.status = status
        self.location = location
        self.retryAfter = retryAfter
        self.body = body
    }
}
