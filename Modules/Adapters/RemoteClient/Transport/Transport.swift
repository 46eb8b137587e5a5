import Domain

/// Sends requests to a server and returns its responses.
protocol Transport: Sendable {
    /// Sends a request and waits for the whole response. Returns at once if the task is cancelled.
    ///
    /// - Throws: `.unreachable` also if the task is cancelled. The server may have answered the
    ///   request nevertheless.
    func send(_ request: ServerRequest) async throws(ServerError) -> ServerResponse
}
