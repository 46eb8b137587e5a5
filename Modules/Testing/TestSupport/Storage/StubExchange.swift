public import Domain
import Synchronization

/// An exchange with a server whose statuses and news a test sends.
public final class StubExchange: ExchangeMonitor {
    private struct State {
        var status: ExchangeStatus?
        var refusals: [RefusedChange] = []
        var observers: [AsyncStream<ExchangeStatus>.Continuation] = []
        var newsObservers: [AsyncStream<Void>.Continuation] = []
        var retryCount = 0
    }

    private let state = Mutex(State())

    /// Creates an exchange without a status.
    public init() {}

    /// The number of calls of `retry()`.
    public var retryCount: Int { state.withLock(\.retryCount) }

    /// Sends a status to all observers.
    ///
    /// - Parameter refusals: The changes that the server has refused.
    public func send(_ status: ExchangeStatus, _ refusals: [RefusedChange] = []) {
        let observers = state.withLock { state in
            // The next session has an exchange of its own.
            state.status = status == .sessionExpired ? nil : status
            state.refusals = refusals
            return state.observers
        }
        for observer in observers { observer.yield(status) }
    }

    /// Tells all observers of changes of other devices.
    public func sendNews() {
        for observer in state.withLock(\.newsObservers) { observer.yield() }
    }

    /// Returns the last status, if there is one, and those from now on.
    public func statuses() async -> AsyncStream<ExchangeStatus> {
        let (stream, observer) = AsyncStream.makeStream(of: ExchangeStatus.self)
        state.withLock { state in
            if let status = state.status { observer.yield(status) }
            state.observers.append(observer)
        }
        return stream
    }

    /// Returns a value for each call of `sendNews()`.
    public func news() async -> AsyncStream<Void> {
        let (stream, observer) = AsyncStream.makeStream(of: Void.self)
        state.withLock { $0.newsObservers.append(observer) }
        return stream
    }

    /// Returns the refused changes of the last status.
    public func refusals() async -> [RefusedChange] { state.withLock(\.refusals) }

    /// Counts the call.
    public func retry() async { state.withLock { $0.retryCount += 1 } }
}
