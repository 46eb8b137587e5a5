import DemoSupport
import Domain
import FootballUI
import GatherDetail
import TerminalUI
import TestSupport

/// The demo of GatherDetail.
@main enum Program {
    @MainActor static func main() {
        Demo(
            "GatherDetail", makeNavigation: LoggingGatherDetailNavigation.init, states: states
        )
        .run()
    }

    private static let states = [
        state("gather", "five against five"),
        state("corrected", "a gather with corrections", changes: corrections),
        state("deleted", "a deleted gather", changes: { _ in [.delete] }),
        state(
            "contributed", "another feature adds a section and an action",
            contributions: [
                .section("NOTES") { (_) async throws(StorageError) in
                    [("Pitch", "wet"), ("Ball", "Ana brought it")]
                },
                .action(ContributedAction("Add note", key: .character("e")) { _ in }),
            ]),
        state("long-names", "names of 100 characters", SampleData.longNames),
        state("many", "50 players in each team", SampleData.players(count: 100)),
        state(
            "loading", "loading takes five seconds",
            prepare: { environment, matches in
                environment.hold(matches.calls.gate)
            }),
        state(
            "failing", "the data file is damaged",
            prepare: { _, matches in
                matches.calls.failAlways(with: .damaged)
            }),
    ]

    private static func corrections(_ match: Match) -> [MatchChange] {
        let ids = match.state.participants.map(\.id)
        let goals = match.state.timeline.filter { $0.countingGoal != nil }.map(\.id)
        return [
            .correctGoal(goals[0], Goal(.a, scorer: ids[2])), .correctGoal(goals[1], nil),
            .addGoal(Goal(.b, scorer: ids[5])), .changeSides(ids[4], to: .b),
        ]
    }

    private static func state(
        _ name: String, _ description: String,
        _ squad: [Player] = Array(SampleData.squad.prefix(10)),
        changes: @escaping @Sendable (Match) -> [MatchChange] = { _ in [] },
        contributions: [PageContribution<Match>] = [],
        prepare: @escaping @MainActor (DemoEnvironment, InMemoryMatches) -> Void = { _, _ in }
    ) -> DemoState<LoggingGatherDetailNavigation> {
        DemoState(name, description) { environment, navigation in
            let now = environment.time.now()
            let played = Match.played(by: squad, at: now)
            let match = changes(played).reduce(played) { $1.applied(to: $0, at: now) }
            let matches = InMemoryMatches(current: match)
            prepare(environment, matches)
            let factory = GatherDetailFactory(
                matches: matches, players: InMemoryPlayers(SampleData.squad),
                timeZone: FixedTimeZone(), time: environment.time,
                contributions: contributions)
            return factory.makeGatherDetail(
                of: match.id, on: environment.navigator, navigation: navigation)
        }
    }
}
