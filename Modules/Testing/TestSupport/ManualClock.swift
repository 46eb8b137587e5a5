public import Domain
import Synchronization

/// A clock that stands still until a test moves it.
public final class ManualClock: TimeSource {
    private struct Sleeper {
        let wakes: Duration
        let continuation: CheckedContinuation<Void, Never>
    }

    private struct State {
        var moment: Moment
        var elapsed: Duration = .zero
        var nextID = 0
        var sleepers: [Int: Sleeper] = [:]
        var cancelled: Set<Int> = []
    }

    private let state: Mutex<State>

    /// Starts at some moment of some run of a machine.
    public init(_ moment: Moment = Moment(wall: 1_700_000_000_000, uptime: 60_000, boot: "run-1")) {
        state = Mutex(State(moment: moment))
    }

    /// The moment at which the clock stands.
    public func now() -> Moment { state.withLock { $0.moment } }

    /// How many wait for the time to pass. A ticker that outlives its screen shows up here.
    public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

    /// Returns when a test has advanced the clock far enough, or the task is cancelled.
    public func sleep(for duration: Duration) async {
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let resumesAtOnce = state.withLock { state in
                    guard state.cancelled.remove(id) == nil, duration > .zero else { return true }
                    state.sleepers[id] = Sleeper(
                        wakes: state.elapsed + duration, continuation: continuation)
                    return false
                }
                if resumesAtOnce { continuation.resume() }
            }
        } onCancel: {
            let sleeper = state.withLock { state in
                let sleeper = state.sleepers.removeValue(forKey: id)
                if sleeper == nil { state.cancelled.insert(id) }
                return sleeper
            }
            sleeper?.continuation.resume()
        }
    }

    /// Lets both clocks go on and wakes whoever has waited long enough.
    public func advance(by duration: Duration) {
        let woken = state.withLock { state in
            let milliseconds = Int64(duration / .milliseconds(1))
            state.moment.wall += milliseconds
            state.moment.uptime += milliseconds
            state.elapsed += duration
            let due = state.sleepers.filter { $0.value.wakes <= state.elapsed }
            for id in due.keys { state.sleepers[id] = nil }
            return due.values.sorted { $0.wakes < $1.wakes }
        }
        for sleeper in woken { sleeper.continuation.resume() }
    }

    /// Moves the wall clock alone, as a person does who sets the machine's time.
    public func jumpWallClock(by duration: Duration) {
        state.withLock { $0.moment.wall += Int64(duration / .milliseconds(1)) }
    }

    /// Another run of the machine: the steady clock begins anew.
    public func reboot(after duration: Duration) {
        advance(by: duration)
        state.withLock { state in
            state.moment.uptime = 1_000
            state.moment.boot += "+"
        }
    }
}
