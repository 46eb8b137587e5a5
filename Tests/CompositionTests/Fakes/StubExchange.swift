import Domain
import Synchronization

/// An exchange with a server whose statuses and news a test sends.
final class StubExchange: ExchangeMonitor {
    private let observers = Mutex<[AsyncStream<ExchangeStatus>.Continuation]>([])
    private let newsObservers = Mutex<[AsyncStream<Void>.Continuation]>([])

    func send(_ status: ExchangeStatus) {
        for observer in observers.withLock(\.self) { observer.yield(status) }
    }

    func sendNews() {
        for observer in newsObservers.withLock(\.self) { observer.yield() }
    }

    func statuses() async -> AsyncStream<ExchangeStatus> {
        let (stream, observer) = AsyncStream.makeStream(of: ExchangeStatus.self)
        observers.withLock { $0.append(observer) }
        return stream
    }

    func news() async -> AsyncStream<Void> {
        let (stream, observer) = AsyncStream.makeStream(of: Void.self)
        newsObservers.withLock { $0.append(observer) }
        return stream
    }
}
