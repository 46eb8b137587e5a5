import CompactGather
import DemoSupport
import Domain
import TestSupport

/// A match on one small page, alone.
@main enum Program {
    @MainActor static func main() async {
        await Demo("CompactGather", makeListener: CompactGatherListener.init, states: states).run()
    }

    private static let states = [
        state("kick-off", "nothing has happened yet"),
        state(
            "running", "2-1, and the clock runs", score: Score(a: 2, b: 1),
            clock: { clock(.running(since: $0, remaining: .seconds(272))) }),
        state(
            "paused", "2-1, and the clock waits", score: Score(a: 2, b: 1),
            clock: { _ in clock(.paused(remaining: .seconds(272))) }),
        state(
            "last-seconds", "the time is up in ten seconds",
            clock: { clock(.running(since: $0, remaining: .seconds(10))) }),
        state(
            "time-up", "the time is up", score: Score(a: 3, b: 3), clock: { _ in clock(.timeUp) }),
        state("high-score", "99-99", score: Score(a: 99, b: 99)),
        state("many", "fifty on each side", SampleData.crowd(100)),
        state("long-names", "100 characters each", SampleData.longNames),
        state(
            "slow", "storing takes five seconds",
            prepare: { environment, matches in environment.hold(matches.calls.gate) }),
        state(
            "failing", "the disk is full",
            prepare: { _, matches in matches.calls.failAlways(with: .full) }),
    ]

    /// Ten minutes.
    private static func clock(_ state: MatchClock.State) -> MatchClock? {
        MatchClock(duration: MatchClock.defaultDuration, state: state)
    }

    private static func state(
        _ name: String, _ about: String, _ players: [Player] = SampleData.squad,
        score: Score? = nil,
        clock: @escaping @Sendable (Moment) -> MatchClock? = { _ in nil },
        prepare: @escaping @MainActor (DemoEnvironment, InMemoryMatches) -> Void = { _, _ in }
    ) -> DemoState<CompactGatherListener> {
        DemoState(name, about) { environment, listener in
            let now = environment.time.now()
            guard
                let match = SampleData.match(
                    of: players, startedAt: now, score: score ?? Score(),
                    clock: clock(now) ?? MatchClock())
            else { preconditionFailure("A match needs two players.") }
            let matches = InMemoryMatches(current: match)
            prepare(environment, matches)
            return CompactGatherFactory(
                CompactGatherDependencies(matches: matches, time: environment.time)
            )
            .makeGather(match, on: environment.navigator, navigation: listener)
        }
    }
}
