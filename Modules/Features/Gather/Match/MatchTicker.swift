import Domain
import Navigation

/// A timer that fires at each change of the displayed time, while the clock runs.
@MainActor final class MatchTicker {
    private let time: any TimeSource
    private let work: WorkScope
    /// The clock state that the ticker follows; nil while it is stopped.
    private var followedState: MatchClock.State?

    init(_ time: any TimeSource, work: WorkScope) {
        self.time = time
        self.work = work
    }

    /// Follows a clock. A ticker that already follows the same clock state is not restarted.
    ///
    /// - Parameter tick: Called at each change. Returns the current clock, or nil to stop.
    /// - Returns: Whether the ticker follows another clock state now. All background work has been cancelled
    ///   then.
    func follow(_ clock: MatchClock, tick: @escaping @MainActor () -> MatchClock?) -> Bool {
        let isRunning = MatchClockFace(clock, at: time.now()).phase == .running
        let next = isRunning ? clock.state : nil
        guard next != followedState else { return false }
        followedState = next
        work.cancelBackground()
        guard isRunning else { return true }
        work.runInBackground { [time] in
            var clock: MatchClock? = clock
            while !Task.isCancelled, let pause = clock?.untilNextSecond(at: time.now()) {
                await time.sleep(for: pause)
                if !Task.isCancelled { clock = tick() }
            }
        }
        return true
    }
}
