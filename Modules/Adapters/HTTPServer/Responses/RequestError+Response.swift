import Service

extension RequestError {
    /// The response, after which the connection is closed.
    var response: HTTPResponse {
        switch self {
        case .malformed:
            .error(400, "This is not a valid HTTP request. Send one that follows RFC 9112.")
        case .bodyTooLarge: .tooLarge
        case .targetTooLong: .error(414, "The path is too long. Send at most 8 KiB.")
        case .unknownExpectation: .error(417, "Only 100-continue can be expected.")
        case .headerTooLarge: .error(431, "The header is too large. Send at most 16 KiB.")
        case .unknownVersion: .error(505, "This version of HTTP is not supported. Send HTTP/1.1.")
        }
    }
}
