import CompactGather
import DemoSupport
import Domain
import Gather
import Navigation
import TestSupport

/// The demo of CompactGather.
@main enum Program {
    @MainActor static func main() {
        Demo("CompactGather", makeNavigation: LoggingGatherNavigation.init, states: states)
            .run()
    }

    private static let states = [
        state("ready", "10:00") { _ in .stopped },
        state("running", "a running clock") { .running(since: $0, remaining: .seconds(272)) },
        state("last-seconds", "ten seconds left") { .running(since: $0, remaining: .seconds(10)) },
        state("time-up", "00:00") { _ in .timeUp },
    ]

    private static func state(
        _ name: String, _ description: String,
        clock: @escaping @Sendable (Moment) -> MatchClock.State
    ) -> DemoState<LoggingGatherNavigation> {
        DemoState(name, description) { environment, navigation in
            let now = environment.time.now()
            let clock = MatchClock(duration: MatchClock.defaultDuration, state: clock(now))
            guard
                let match = SampleData.match(
                    of: SampleData.squad, startedAt: now, clock: clock ?? MatchClock())
            else { preconditionFailure("A match needs two players.") }
            let dependencies = GatherDependencies(
                matches: InMemoryMatches(current: match),
                players: InMemoryPlayers(SampleData.squad), time: environment.time)
            return CompactGatherFactory(dependencies)
                .makeGather(match, on: environment.navigator, navigation: navigation)
        }
    }
}
