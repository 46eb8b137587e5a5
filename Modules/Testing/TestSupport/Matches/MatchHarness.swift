public import Domain
public import Navigation

/// A match that is stored, and what whoever runs it takes, moved by hand.
@MainActor public final class MatchHarness {
    /// As it was at the beginning.
    public let match: Match
    /// Stands still until a test moves it.
    public let time: ManualClock
    /// Keeps the match.
    public let matches: InMemoryMatches
    /// Of the work.
    public let activity = Activity()
    /// What is done here ends with the table.
    public let work: WorkScope

    /// - Parameter time: the one that the clock was started by, where it runs.
    public init(
        score: Score = Score(), clock: MatchClock = MatchClock(), time: ManualClock = ManualClock()
    ) {
        match = sampleMatch(score: score, clock: clock, at: time.now())
        self.time = time
        matches = InMemoryMatches(current: match)
        work = WorkScope(activity)
    }

    /// The match as it is stored now; nil once it is over.
    public var stored: Match? { matches.stored }

    /// Ends all work, as a screen that is left does.
    public func leave() {
        work.cancelAll()
    }

    /// Returns when all that was asked for is done.
    public func settle() async {
        await activity.waitUntilIdle()
    }

    /// Returns when somebody waits for the next second.
    public func untilTicking() async {
        await until { self.time.sleeperCount == 1 }
    }

    /// Lets time pass while the clock runs, and waits until it is shown.
    ///
    /// - Parameter isShown: looks at whoever shows it.
    public func advance(by duration: Duration, until isShown: @MainActor () -> Bool) async {
        await untilTicking()
        time.advance(by: duration)
        await until(isShown)
    }
}
