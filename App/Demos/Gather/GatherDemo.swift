import DemoSupport
import Domain
import Gather
import TestSupport

/// The demo of Gather.
@main enum Program {
    @MainActor static func main() {
        Demo("Gather", makeNavigation: LoggingGatherNavigation.init, states: states).run()
    }

    private static let states = [
        state("ready", "10:00 and 0-0"),
        state(
            "running", "2-1 and a running clock", score: Score(a: 2, b: 1),
            clock: { clock(.running(since: $0, remaining: .seconds(272))) }),
        state(
            "paused", "2-1 and a paused clock", score: Score(a: 2, b: 1),
            clock: { _ in clock(.paused(remaining: .seconds(272))) }),
        state(
            "last-seconds", "ten seconds left",
            clock: { clock(.running(since: $0, remaining: .seconds(10))) }),
        state(
            "time-up", "00:00 and 3-3", score: Score(a: 3, b: 3), clock: { _ in clock(.timeUp) }),
        state("high-score", "99-99", score: Score(a: 99, b: 99)),
        state("many", "50 players in each team", SampleData.players(count: 100)),
        state("long-names", "names of 100 characters", SampleData.longNames),
        state(
            "slow", "saving takes five seconds",
            prepare: { environment, matches in environment.hold(matches.calls.gate) }),
        state(
            "failing", "the disk is full",
            prepare: { _, matches in matches.calls.failAlways(with: .full) }),
    ]

    /// Returns a clock of ten minutes.
    private static func clock(_ state: MatchClock.State) -> MatchClock? {
        MatchClock(duration: MatchClock.defaultDuration, state: state)
    }

    private static func state(
        _ name: String, _ description: String, _ players: [Player] = SampleData.squad,
        score: Score? = nil,
        clock: @escaping @Sendable (Moment) -> MatchClock? = { _ in nil },
        prepare: @escaping @MainActor (DemoEnvironment, InMemoryMatches) -> Void = { _, _ in }
    ) -> DemoState<LoggingGatherNavigation> {
        DemoState(name, description) { environment, navigation in
            let now = environment.time.now()
            guard
                let match = SampleData.match(
                    of: players, startedAt: now, score: score ?? Score(),
                    clock: clock(now) ?? MatchClock())
            else { preconditionFailure("A match needs two players.") }
            let matches = InMemoryMatches(current: match)
            prepare(environment, matches)
            let dependencies = GatherDependencies(
                matches: matches, players: InMemoryPlayers(SampleData.squad), time: environment.time
            )
            return GatherFactory(dependencies)
                .makeGather(match, on: environment.navigator, navigation: navigation)
        }
    }
}
