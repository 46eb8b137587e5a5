/// Wakes up each time that the face of a clock changes, exactly while the clock runs.
@MainActor final class MatchTicker {
    private let time: any TimeSource
    private let runInBackground: @MainActor (@escaping MatchStore.Operation) -> Void
    private let cancelBackground: @MainActor () -> Void
    /// Which run of the clock it ticks for; nil while it does not tick.
    private var run: MatchClock.State?

    init(
        _ time: any TimeSource,
        runInBackground: @escaping @MainActor (@escaping MatchStore.Operation) -> Void,
        cancelBackground: @escaping @MainActor () -> Void
    ) {
        self.time = time
        self.runInBackground = runInBackground
        self.cancelBackground = cancelBackground
    }

    /// Ticks for this clock from now on. One that ticks for the same run already is not disturbed.
    ///
    /// - Parameter tick: called at each change. Gives the clock as it is then, or nil when nobody
    ///   looks at it any more.
    func follow(_ clock: MatchClock, tick: @escaping @MainActor () -> MatchClock?) {
        let isRunning = MatchClockFace(clock, at: time.now()).phase == .running
        let next = isRunning ? clock.state : nil
        guard next != run else { return }
        run = next
        cancelBackground()
        guard isRunning else { return }
        runInBackground { [time] in
            var clock: MatchClock? = clock
            while !Task.isCancelled, let pause = clock?.untilNextSecond(at: time.now()) {
                await time.sleep(for: pause)
                if !Task.isCancelled { clock = tick() }
            }
        }
    }
}
