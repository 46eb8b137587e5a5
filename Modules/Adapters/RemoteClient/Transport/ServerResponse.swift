/// A response of a server.
struct ServerResponse: Equatable, Sendable {
    /// The status, such as 200.
    let status: Int
    /// The time from now in the header field `Retry-After`.
    let retryAfter: Duration?
    /// The body.
    let body: [UInt8]

    /// Creates a response.
    init(
        status: Int, retryAfter: Duration? = nil, body: [UInt8] = []
    ) {
        self.status = status
        self.retryAfter = retryAfter
        self.body = body
    }
}
