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
        state("kick-off", "10:00 and 0-0"),
        state("running", "04:32 left and 2-1") {
            .running(since: $0, remaining: .seconds(272))
        },
        state("last-seconds", "ten seconds left and 2-1") {
            .running(since: $0, remaining: .seconds(10))
        },
        state("time-up", "00:00 and 2-1") { _ in .timeUp },
    ]

    private static func state(
        _ name: String, _ about: String,
        clock: (@Sendable (Moment) -> MatchClock.State)? = nil
    ) -> DemoState<CompactGatherListener> {
        DemoState(name, about) { environment, listener in
            let now = environment.time.now()
            let state = clock?(now) ?? .stopped
            guard
                let match = SampleData.match(
                    of: SampleData.squad, startedAt: now,
                    score: state == .stopped ? Score() : Score(a: 2, b: 1) ?? Score(),
                    clock: MatchClock(duration: .seconds(600), state: state) ?? MatchClock())
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
