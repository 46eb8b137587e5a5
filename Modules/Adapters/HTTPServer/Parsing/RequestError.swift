/// The reason why the bytes of a client are not a request that the server accepts.
enum RequestError: Error, Equatable {
    /// The bytes do not follow RFC 9112, or can be read in more than one way.
    case malformed
    case bodyTooLarge
    case targetTooLong
    case unknownExpectation
    case headerTooLarge
    case unknownVersion
}
