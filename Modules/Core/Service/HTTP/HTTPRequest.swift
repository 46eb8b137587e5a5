/// A complete request, as an HTTP server hands it over.
public struct HTTPRequest: Sendable {
    /// The method, in upper case.
    public var method: String
    /// The decoded path, without the query.
    public var path: String
    /// The header field `Authorization`.
    public var authorization: String?
    /// The header field `Content-Type`.
    public var contentType: String?
    /// True if the header field `Content-Encoding` names a coding of the body, such as gzip.
    public var isEncoded: Bool
    /// The body.
    public var body: [UInt8]
    /// The network address of the client, without the port.
    public var address: String

    /// Creates a request.
    public init(
        method: String, path: String, authorization: String? = nil, contentType: String? = nil,
        isEncoded: Bool = false, body: [UInt8] = [], address: String
    ) {
        self.method = method
        self.path = path
        self.authorization = authorization
        self.contentType = contentType
        self.isEncoded = isEncoded
        self.body = body
        self.address = address
    }
}
