import Synchronization

/// A gate in which the calls of a test double wait while it is closed, so that a test can look at
/// the screen meanwhile.
public final class Gate: Sendable {
    private struct State {
        var isClosed = false
        var waiting: [CheckedContinuation<Void, Never>] = []
        var observers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())

    /// Creates an open gate.
    public init() {}

    /// The number of calls that wait.
    public var waitingCount: Int { state.withLock { $0.waiting.count } }

    /// Lets all later calls wait.
    public func close() {
        state.withLock { $0.isClosed = true }
    }

    /// Lets waiting calls and all later calls pass.
    public func open() {
        let released = state.withLock { state in
            state.isClosed = false
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in released { continuation.resume() }
    }

    /// Waits until at least `count` calls wait in the gate.
    public func untilWaiting(_ count: Int = 1) async {
        await withCheckedContinuation { continuation in
            let isSatisfied = state.withLock { state in
                guard state.waiting.count < count else { return true }
                state.observers.append((count, continuation))
                return false
            }
            if isSatisfied { continuation.resume() }
        }
    }

    /// Waits until the gate is open, even in a cancelled task, like a write to the disk.
    public func pass() async {
        await withCheckedContinuation { continuation in
            let (passes, satisfied) = state.withLock { state in
                guard state.isClosed else { return (true, [CheckedContinuation<Void, Never>]()) }
                state.waiting.append(continuation)
                let arrived = state.waiting.count
                let satisfied = state.observers.filter { $0.count <= arrived }
                state.observers.removeAll { $0.count <= arrived }
                return (false, satisfied.map(\.continuation))
            }
            for observer in satisfied { observer.resume() }
            if passes { continuation.resume() }
        }
    }
}
