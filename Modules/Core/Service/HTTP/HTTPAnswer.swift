/// The way in which a request is answered.
public enum HTTPAnswer: Sendable {
    /// A response that is complete.
    case now(HTTPResponse)
    /// A response that takes time, such as that of a write.
    case later(@Sendable () async -> HTTPResponse)
}
