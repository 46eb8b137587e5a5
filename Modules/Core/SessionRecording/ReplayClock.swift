public import Domain
import Synchronization

/// The clock of a session that is recorded or replayed. The clock stands still between two steps,
/// so that every read of the clock within a step gives the same moment in the replay.
///
/// During a recording, each step advances the clock to the current moment of another time source,
/// which also decides when a sleep is due. During a replay, only the recorded steps advance it.
@MainActor public final class ReplayClock: TimeSource {
    private struct Sleeper {
        /// The due time on the uptime clock, in milliseconds.
        let dueTime: Int64
        let continuation: CheckedContinuation<Void, Never>
    }

    /// A handler that is called when a sleep is due by the followed time source.
    var onDue: (@MainActor () -> Void)?

    private let source: (any TimeSource)?
    private let moment: Mutex<Moment>
    private var sleepers: [Int: Sleeper] = [:]
    private var lastID = 0
    /// The number of sleepers that were woken and have not resumed yet.
    private var resumingCount = 0
    /// Due sleepers, the earliest last. Each one wakes the next when it resumes, because several
    /// that are woken at once resume in any order.
    private var due: [Int] = []
    private var waiters: [CheckedContinuation<Void, Never>] = []

    /// Creates the clock of a recording.
    ///
    /// - Parameter source: The time source that the clock follows, step by step.
    public init(following source: any TimeSource) {
        self.source = source
        moment = Mutex(source.now())
    }

    /// Creates the clock of a replay.
    ///
    /// - Parameter moment: The moment at which the recording started.
    public init(startingAt moment: Moment) {
        source = nil
        self.moment = Mutex(moment)
    }

    /// Returns the moment of the last step.
    public nonisolated func now() -> Moment { moment.withLock { $0 } }

    /// Returns in the first step that is at or after the end of the sleep.
    ///
    /// The method is isolated to the main actor, so that a caller on the main actor continues in
    /// the same turn in which the sleep ends.
    @MainActor public func sleep(for duration: Duration) async {
        guard duration > .zero, !Task.isCancelled else { return }
        lastID += 1
        let id = lastID
        let dueTime = saturatingSum(now().uptime, duration.millisecondsRoundedUp)
        let alarm = source.map { source in
            Task { [weak self] in
                // `TimeSource.sleep` may return a little early.
                while !Task.isCancelled, source.now().uptime < dueTime {
                    await source.sleep(for: .milliseconds(dueTime - source.now().uptime))
                }
                if !Task.isCancelled { self?.onDue?() }
            }
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation {
                sleepers[id] = Sleeper(dueTime: dueTime, continuation: $0)
            }
        } onCancel: {
            Task { @MainActor in self.wake(id) }
        }
        alarm?.cancel()
        resumingCount -= 1
        wakeNext()
        if isAtRest { resumeWaiters() }
    }

    /// True if a sleep is due by the followed time source.
    var isDue: Bool {
        guard let source, let first = sleepers.values.map(\.dueTime).min() else { return false }
        return source.now().uptime >= first
    }

    /// The time by which the followed time source is ahead of this clock.
    var elapsed: ElapsedTime {
        guard let source else { return .zero }
        let (replayed, actual) = (now(), source.now())
        return ElapsedTime(
            uptime: actual.uptime.subtractingReportingOverflow(replayed.uptime).partialValue,
            wall: actual.wall.subtractingReportingOverflow(replayed.wall).partialValue)
    }

    /// True if every sleeper that was woken has resumed.
    var isAtRest: Bool { resumingCount == 0 && due.isEmpty }

    /// Returns when every sleeper that was woken has resumed and run to its next suspension.
    func settled() async {
        while !isAtRest {
            await withCheckedContinuation { waiters.append($0) }
        }
    }

    /// Advances the clock and wakes the sleepers that are due, in the order of their due times.
    func advance(by elapsed: ElapsedTime) {
        let now = moment.withLock { moment in
            moment.uptime = saturatingSum(moment.uptime, elapsed.uptime)
            moment.wall = saturatingSum(moment.wall, elapsed.wall)
            return moment.uptime
        }
        due = sleepers.filter { $0.value.dueTime <= now }
            .sorted { ($0.value.dueTime, $0.key) > ($1.value.dueTime, $1.key) }.map(\.key)
        wakeNext()
    }

    private func wakeNext() {
        while let id = due.popLast() {
            // The sleep may have been cancelled meanwhile.
            if sleepers[id] != nil { return wake(id) }
        }
    }

    private func wake(_ id: Int) {
        guard let sleeper = sleepers.removeValue(forKey: id) else { return }
        resumingCount += 1
        sleeper.continuation.resume()
    }

    /// The waiters resume in a later turn of the main actor than the sleeper that calls this.
    private func resumeWaiters() {
        let resumed = waiters
        waiters = []
        for waiter in resumed { waiter.resume() }
    }
}

/// Returns the sum, or the nearest number if it overflows: a damaged recording has any numbers.
private func saturatingSum(_ one: Int64, _ other: Int64) -> Int64 {
    let (sum, overflow) = one.addingReportingOverflow(other)
    guard overflow else { return sum }
    return other > 0 ? .max : .min
}
