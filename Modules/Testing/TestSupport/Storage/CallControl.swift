public import Domain
import Synchronization

/// What a test sees of the calls of a double, and what it does to them.
///
/// ```swift
/// players.calls.fail(.add, with: .full)   // the next add fails
/// players.calls.gate.close()              // calls wait …
/// await players.calls.gate.untilWaiting() // … one has come …
/// players.calls.gate.open()               // … and goes on
/// #expect(players.calls.count(.add) == 1)
/// ```
public final class CallControl<Call: Hashable & Sendable>: Sendable {
    private struct Failure {
        /// Nil for whatever call comes next.
        let call: Call?
        let error: StorageError
        /// Nil until `recover`.
        var times: Int?
    }

    private struct State {
        var made: [Call] = []
        var failures: [Failure] = []
    }

    private let state = Mutex(State())

    /// Where the calls wait while it is closed. Open at first.
    public let gate = Gate()

    init() {}

    /// Every call that was made, the oldest first, failed ones too.
    public var made: [Call] { state.withLock { $0.made } }

    /// How often this call was made, failed ones too.
    public func count(_ call: Call) -> Int {
        state.withLock { state in state.made.count { $0 == call } }
    }

    /// Makes the next calls fail, before they have changed anything.
    ///
    /// - Parameters:
    ///   - call: which ones; nil for whichever come next.
    ///   - times: how many of them.
    public func fail(_ call: Call? = nil, times: Int = 1, with error: StorageError) {
        guard times > 0 else { return }
        state.withLock { $0.failures.append(Failure(call: call, error: error, times: times)) }
    }

    /// Makes calls fail until `recover`.
    public func failAlways(_ call: Call? = nil, with error: StorageError) {
        state.withLock { $0.failures.append(Failure(call: call, error: error, times: nil)) }
    }

    /// Ends all failures that were asked for.
    public func recover() {
        state.withLock { $0.failures = [] }
    }

    /// Counts a call, waits for the gate and fails if that was asked for.
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
