/// A request to a server.
struct ServerRequest: Equatable, Sendable {
    /// The method, such as `GET`.
    var method: String
    /// The path on the server, such as `/api/players`.
    var path: String
    /// The value of the header field `Authorization`.
    var authorization: String?
    /// A body in JSON.
    var body: [UInt8]?

    /// Creates a request.
    init(
        method: String, path: String, authorization: String? = nil, body: [UInt8]? = nil
    ) {
        self.method = method
        self.path = path
        self.authorization = authorization
        self.body = body
    }
}
