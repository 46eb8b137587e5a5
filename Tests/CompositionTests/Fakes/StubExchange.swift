import Domain

/// An exchange with a server whose statuses and news a test sends.
final class StubExchange: ExchangeMonitor {
    private let stream: AsyncStream<ExchangeStatus>
    private let continuation: AsyncStream<ExchangeStatus>.Continuation
    private let newsStream: AsyncStream<Void>
    private let newsContinuation: AsyncStream<Void>.Continuation

    init() {
        (stream, continuation) = AsyncStream.makeStream()
        (newsStream, newsContinuation) = AsyncStream.makeStream()
    }

    func send(_ status: ExchangeStatus) { continuation.yield(status) }

    func sendNews() { newsContinuation.yield() }

    func statuses() async -> AsyncStream<ExchangeStatus> { stream }

    func news() async -> AsyncStream<Void> { newsStream }
}
