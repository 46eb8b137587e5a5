import CompactGather
import DemoSupport
import Domain
import TestSupport

/// A match on one small page, alone.
@main enum Program {
    @MainActor static func main() async {
        await Demo("CompactGather", listen: CompactGatherListener.init, states: states).run()
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
        state("many", "fifty on each side", Sample.crowd(100)),
        state("long-names", "100 characters each", Sample.longNames),
        state(
            "slow", "storing takes five seconds",
            prepare: { stage, matches in stage.hold(matches.calls.gate) }),
        state(
            "failing", "the disk is full",
            prepare: { _, matches in matches.calls.failAlways(with: .full) }),
    ]

    /// Ten minutes.
    private static func clock(_ state: MatchClock.State) -> MatchClock? {
        MatchClock(duration: MatchClock.defaultDuration, state: state)
    }

    private static func state(
        _ name: String, _ about: String, _ players: [Player] = Sample.squad, score: Score? = nil,
        clock: @escaping @Sendable (Moment) -> MatchClock? = { _ in nil },
        prepare: @escaping @MainActor (DemoStage, InMemoryMatches) -> Void = { _, _ in }
    ) -> DemoState<CompactGatherListener> {
        DemoState(name, about) { stage, listener in
            let now = stage.time.now()
            guard
                let match = Sample.match(
                    of: players, startedAt: now, score: score ?? Score(),
                    clock: clock(now) ?? MatchClock())
            else { preconditionFailure("A match needs two players.") }
            let matches = InMemoryMatches(current: match)
            prepare(stage, matches)
            return CompactGatherFactory(
                CompactGatherDependencies(matches: matches, time: stage.time)
            )
            .makeGather(match, on: stage.navigator, navigation: listener)
        }
    }
}
