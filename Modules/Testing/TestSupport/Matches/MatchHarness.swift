public import Domain
public import Navigation

/// A stored match with a clock and a work scope that a test controls.
@MainActor public final class MatchHarness {
    /// The match at the start of the test.
    public let match: Match
    /// The clock.
    public let time: ManualClock
    /// The repository that contains the match.
    public let matches: InMemoryMatches
    /// The activity of `work`.
    public let activity = Activity()
    /// The work scope of the match.
    public let work: WorkScope

    /// Stores a match.
    ///
    /// - Parameters:
    ///   - events: Further events of the match.
    ///   - time: The clock with which a running match clock was started.
    public init(
        score: Score = Score(), clock: MatchClock = MatchClock(), events: [MatchEvent.Kind] = [],
        time: ManualClock = ManualClock()
    ) {
        var match = sampleMatch(score: score, clock: clock, at: time.now())
        for event in events { match.add(event, at: time.now()) }
        self.match = match
        self.time = time
        matches = InMemoryMatches(current: match)
        work = WorkScope(activity)
    }

    /// The stored match; nil after its end.
    public var stored: Match? { matches.stored }

    /// Cancels all work, as leaving a screen does.
    public func leave() {
        work.cancelAll()
    }

    /// Waits until no operation is running.
    public func settle() async {
        await activity.waitUntilIdle()
    }

    /// Waits until a ticker waits for the next second.
    public func untilTicking() async {
        await until { self.time.sleeperCount == 1 }
    }

    /// Advances the clock of a running match and waits until a condition holds.
    public func advance(by duration: Duration, until condition: @MainActor () -> Bool) async {
        await untilTicking()
        time.advance(by: duration)
        await until(condition)
    }
}
