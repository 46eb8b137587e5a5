import CompactGather
import DemoSupport
import Domain
import Gather
import Navigation
import TestSupport

/// A program that shows the compact match screen alone.
@main enum Program {
    @MainActor static func main() async {
        await Demo("CompactGather", makeListener: CompactGatherListener.init, states: states).run()
    }

    private static let states = [
        state("kick-off", "10:00") { _ in .stopped },
        state("running", "a running clock") { .running(since: $0, remaining: .seconds(272)) },
        state("last-seconds", "ten seconds left") { .running(since: $0, remaining: .seconds(10)) },
        state("time-up", "00:00") { _ in .timeUp },
    ]

    private static func state(
        _ name: String, _ about: String, clock: @escaping @Sendable (Moment) -> MatchClock.State
    ) -> DemoState<CompactGatherListener> {
        DemoState(name, about) { environment, listener in
            let now = environment.time.now()
            let clock = MatchClock(duration: MatchClock.defaultDuration, state: clock(now))
            guard
                let match = SampleData.match(
                    of: SampleData.squad, startedAt: now, clock: clock ?? MatchClock())
            else { preconditionFailure("A match needs two players.") }
            let dependencies = GatherDependencies(
                matches: InMemoryMatches(current: match), time: environment.time)
            return CompactGatherFactory(dependencies)
                .makeGather(match, on: environment.navigator, navigation: listener)
        }
    }
}

/// A navigation that logs all events.
@MainActor final class CompactGatherListener: GatherNavigation {
    private unowned let environment: DemoEnvironment

    init(_ environment: DemoEnvironment) {
        self.environment = environment
    }

    func gatherDidEnd(with result: FlowResult<FinishedMatch>) {
        environment.log("gatherDidEnd(\(result))")
    }
}
