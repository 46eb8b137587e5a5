import Domain
import Synchronization

/// A request whose task waits for the result, until it is cancelled.
final class CurlExchange: Sendable {
    typealias Result = Swift.Result<ServerResponse, ServerError>

    private enum State {
        case new
        case running(@Sendable (Result) -> Void)
        case ended(Result)
    }

    private let state = Mutex(State.new)

    /// True if the task still waits.
    var isRunning: Bool {
        state.withLock { if case .running = $0 { true } else { false } }
    }

    /// Waits for the result, which a task that was cancelled before has already.
    func start(_ report: @escaping @Sendable (Result) -> Void) {
        let result = state.withLock { state -> Result? in
            if case .ended(let result) = state { return result }
            state = .running(report)
            return nil
        }
        if let result { report(result) }
    }

    /// Reports the result, unless there is one.
    func end(_ result: Result) {
        let report = state.withLock { state -> (@Sendable (Result) -> Void)? in
            if case .ended = state { return nil }
            defer { state = .ended(result) }
            guard case .running(let report) = state else { return nil }
            return report
        }
        report?(result)
    }
}
