import Domain

/// An exchange with a server whose statuses a test sends.
final class StubExchange: ExchangeMonitor {
    private let stream: AsyncStream<ExchangeStatus>
    private let continuation: AsyncStream<ExchangeStatus>.Continuation

    init() {
        (stream, continuation) = AsyncStream.makeStream()
    }

    func send(_ status: ExchangeStatus) { continuation.yield(status) }

    func statuses() async -> AsyncStream<ExchangeStatus> { stream }
}
