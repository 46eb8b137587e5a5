/// A request to a server.
public struct ServerRequest: Equatable, Sendable {
    /// The method, such as `GET`.
    public var method: String
    /// The path on the server, such as `/api/players`.
    public var path: String
    /// The value of the header field `Authorization`.
    public var authorization: String?
    /// A body in JSON.
    public var body: [UInt8]?

    /// Creates a request.
    public init(
        method: String, path: String, authorization: String? = nil, body: [UInt8]? = nil
    ) {
        self.method = method
        self.path = path
        self.authorization = authorization
        self.body = body
    }
}
