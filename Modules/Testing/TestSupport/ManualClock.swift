public import Domain
import Synchronization

/// A clock that stands still until a test advances it.
public final class ManualClock: TimeSource {
    private struct Sleeper {
        let dueTime: Duration
        let continuation: CheckedContinuation<Bool, Never>
    }

    private struct State {
        var moment: Moment
        var elapsed: Duration = .zero
        var nextID = 0
        var sleepers: [Int: Sleeper] = [:]
        var cancelled: Set<Int> = []
        var resumingCount = 0
    }

    private let state: Mutex<State>

    /// Creates a clock that shows `moment`.
    public init(_ moment: Moment = Moment(wall: 1_700_000_000_000, uptime: 60_000, boot: "run-1")) {
        state = Mutex(State(moment: moment))
    }

    /// Returns the moment that the clock shows.
    public func now() -> Moment { state.withLock { $0.moment } }

    /// The number of tasks that wait in `sleep`, including those that should have ended.
    public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

    /// True if every task that `advance(by:)` has resumed has continued.
    public var isSettled: Bool { state.withLock { $0.resumingCount == 0 } }

    /// Waits until the clock has advanced by `duration` or the task is cancelled.
    @MainActor public func sleep(for duration: Duration) async {
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        let hasElapsed = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let resumesAtOnce = state.withLock { state in
                    guard state.cancelled.remove(id) == nil, duration > .zero else { return true }
                    state.sleepers[id] = Sleeper(
                        dueTime: state.elapsed + duration, continuation: continuation)
                    return false
                }
                if resumesAtOnce { continuation.resume(returning: false) }
            }
        } onCancel: {
            let sleeper = state.withLock { state in
                let sleeper = state.sleepers.removeValue(forKey: id)
                if sleeper == nil { state.cancelled.insert(id) }
                return sleeper
            }
            sleeper?.continuation.resume(returning: false)
        }
        if hasElapsed { state.withLock { $0.resumingCount -= 1 } }
    }

    /// Advances the wall clock and the uptime, and resumes the tasks whose time has come.
    public func advance(by duration: Duration) {
        let woken = state.withLock { state in
            let milliseconds = duration.milliseconds
            state.moment.wall += milliseconds
            state.moment.uptime += milliseconds
            state.elapsed += duration
            let due = state.sleepers.filter { $0.value.dueTime <= state.elapsed }
            for id in due.keys { state.sleepers[id] = nil }
            state.resumingCount += due.count
            return due.values.sorted { $0.dueTime < $1.dueTime }
        }
        for sleeper in woken { sleeper.continuation.resume(returning: true) }
    }

    /// Changes only the wall clock, as setting the machine's time does.
    public func jumpWallClock(by duration: Duration) {
        state.withLock { $0.moment.wall += duration.milliseconds }
    }

    /// Advances the clock and starts another run of the machine, whose uptime begins at zero.
    public func reboot(after duration: Duration) {
        advance(by: duration)
        state.withLock { state in
            state.moment.uptime = 1_000
            state.moment.boot += "+"
        }
    }
}
