/// Sends requests to a server and returns its responses.
protocol Transport: Sendable {
    /// Sends a request and waits for the whole response. Returns at once if the task is cancelled.
    ///
    /// - Throws: `.unreachable` also if the task is cancelled. The server may have answered the request
    ///   nevertheless.
    func send(_ request: ServerRequest) async throws(TransportError) -> ServerResponse
}

/// The reason why there is no response.
enum TransportError: Error, Equatable, Sendable {
    /// There is no connection, it was lost, or no answer came in time.
    case unreachable
    /// The server has no certificate that this device trusts.
    case untrusted
    /// The response has more bytes than are accepted.
    case tooLarge
    /// libcurl cannot be loaded.
    case missingLibrary
}
