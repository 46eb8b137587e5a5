public import Domain
import Synchronization

/// Counts the calls of a test double, holds them and lets them fail.
///
/// ```swift
/// players.calls.fail(.add, with: .full)   // the next add fails
/// players.calls.gate.close()               // calls wait from now on
/// await players.calls.gate.untilWaiting()  // one call waits
/// players.calls.gate.open()                // the call continues
/// #expect(players.calls.count(.add) == 1)
/// ```
public final class CallControl<Call: Hashable & Sendable>: Sendable {
    private struct Failure {
        /// The call that fails; nil for any.
        let call: Call?
        let error: StorageError
        /// The number of calls that fail; nil for all.
        var times: Int?
    }

    private struct State {
        var made: [Call] = []
        var failures: [Failure] = []
    }

    private let state = Mutex(State())

    /// The gate in which calls wait while it is closed, open at first.
    public let gate = Gate()

    init() {}

    /// All calls, including failed ones, the oldest first.
    public var made: [Call] { state.withLock { $0.made } }

    /// Returns the number of calls of one kind, including failed ones.
    public func count(_ call: Call) -> Int {
        state.withLock { state in state.made.count { $0 == call } }
    }

    /// Lets the next calls fail before they change anything.
    ///
    /// - Parameters:
    ///   - call: The kind of call; nil for any.
    ///   - times: The number of calls that fail.
    public func fail(_ call: Call? = nil, times: Int = 1, with error: StorageError) {
        guard times > 0 else { return }
        state.withLock { $0.failures.append(Failure(call: call, error: error, times: times)) }
    }

    /// Lets all calls of one kind, or of any kind, fail.
    public func failAlways(_ call: Call? = nil, with error: StorageError) {
        state.withLock { $0.failures.append(Failure(call: call, error: error, times: nil)) }
    }

    /// Counts a call, waits in the gate and throws the error that `fail` has arranged.
    func enter(_ call: Call) async throws(StorageError) {
        state.withLock { $0.made.append(call) }
        await gate.pass()
        if let error = state.withLock({ Self.nextFailure(of: call, in: &$0) }) { throw error }
    }

    private static func nextFailure(of call: Call, in state: inout State) -> StorageError? {
        let index = state.failures.firstIndex { $0.call == nil || $0.call == call }
        guard let index else { return nil }
        let failure = state.failures[index]
        if let times = failure.times {
            if times == 1 {
                state.failures.remove(at: index)
            } else {
                state.failures[index].times = times - 1
            }
        }
        return failure.error
    }
}
