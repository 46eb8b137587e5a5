/// The way in which a request is answered.
public enum HTTPAnswer: Sendable {
    /// A response that is complete.
    case now(HTTPResponse)
    /// A response that takes time, such as that of a write.
    case later(@Sendable () async -> HTTPResponse)

    /// The response, after the time that it takes.
    public var response: HTTPResponse {
        get async {
            switch self {
            case .now(let response): response
            case .later(let work): await work()
            }
        }
    }
}
