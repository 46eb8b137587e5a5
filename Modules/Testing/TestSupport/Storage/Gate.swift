import Synchronization

/// A door in front of the calls of a double: while it is closed they wait, so that a test can look
/// at what the screen shows meanwhile.
public final class Gate: Sendable {
    private struct State {
        var isClosed = false
        var waiting: [CheckedContinuation<Void, Never>] = []
        var observers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())

    /// An open gate.
    public init() {}

    /// How many calls wait in front of it.
    public var waitingCount: Int { state.withLock { $0.waiting.count } }

    /// Lets nobody pass from now on.
    public func close() {
        state.withLock { $0.isClosed = true }
    }

    /// Lets everybody pass who waits, and everybody who comes.
    public func open() {
        let released = state.withLock { state in
            state.isClosed = false
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in released { continuation.resume() }
    }

    /// Returns when at least so many calls wait in front of it.
    public func untilWaiting(_ count: Int = 1) async {
        await withCheckedContinuation { continuation in
            let isThere = state.withLock { state in
                guard state.waiting.count < count else { return true }
                state.observers.append((count, continuation))
                return false
            }
            if isThere { continuation.resume() }
        }
    }

    /// Returns when the gate is open. It does not listen to cancellation: neither does a call that
    /// is on its way to the disk.
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
