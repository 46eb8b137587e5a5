import DemoSupport
import Domain
import History
import TestSupport
import UnicodeText

/// The demo of History.
@main enum Program {
    @MainActor static func main() {
        Demo("History", makeNavigation: LoggingHistoryNavigation.init, states: states).run()
    }

    private static let folding = UTF8ProcFolding()

    private static let states = [
        state("gathers", "40 gathers", count: 40),
        state("empty", "no gathers"),
        state("loading", "loading takes five seconds", count: 40) { environment, matches in
            environment.hold(matches.calls.gate)
        },
        state("failing", "the data file is damaged") { _, matches in
            matches.calls.failAlways(with: .damaged)
        },
        state("many", "10,000 gathers", count: 10_000),
    ]

    private static func state(
        _ name: String, _ description: String, count: Int = 0,
        prepare: @escaping @MainActor (DemoEnvironment, InMemoryMatches) -> Void = { _, _ in }
    ) -> DemoState<LoggingHistoryNavigation> {
        DemoState(name, description) { environment, navigation in
            let matches = InMemoryMatches(
                finished: SampleData.finishedMatches(
                    of: SampleData.squad, count: count, before: environment.time.now()),
                folding: folding)
            prepare(environment, matches)
            let factory = HistoryFactory(
                matches: matches, folding: folding, time: environment.time,
                timeZone: FixedTimeZone())
            return factory.makeHistory(
                on: environment.navigator, navigation: navigation)
        }
    }
}
