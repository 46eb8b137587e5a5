import DemoSupport
import Domain
import TestSupport
import ThreeTeams

/// The demo of ThreeTeams.
@main enum Program {
    @MainActor static func main() {
        Demo("ThreeTeams", makeNavigation: LoggingThreeTeamsNavigation.init, states: states).run()
    }

    private static let states = [
        state("evening", "16 players and two guests", count: 16, guests: ["Joe", "Kim"]),
        state("few", "six players", count: 6),
        state("many", "30 players", count: 30),
        state("loading", "loading takes five seconds", count: 15) { environment, players, _ in
            environment.hold(players.calls.gate)
        },
        state("failing", "the data file is damaged", count: 15) { _, players, _ in
            players.calls.failAlways(with: .damaged)
        },
        state("full", "the disk is full", count: 15) { _, _, records in
            records.records(of: ThreeTeamPlan.self).calls.failAlways(.save, with: .full)
        },
    ]

    private static func state(
        _ name: String, _ description: String, count: Int, guests: [String] = [],
        prepare:
            @escaping @MainActor (
                DemoEnvironment, InMemoryPlayers, InMemoryRecordRepositories
            ) -> Void = { _, _, _ in }
    ) -> DemoState<LoggingThreeTeamsNavigation> {
        DemoState(name, description) { environment, navigation in
            let squad = SampleData.players(count: count)
            let players = InMemoryPlayers(squad)
            let records = InMemoryRecordRepositories(players: players)
            prepare(environment, players, records)
            let factory = ThreeTeamsFactory(
                records: records, players: players, matches: InMemoryMatches(),
                time: environment.time, shuffle: PlayerShuffle { $0.shuffled() })
            return factory.makeThreeTeams(
                of: MatchDraft(bench: squad, guests: guests.compactMap { PlayerName($0) }),
                on: environment.navigator, navigation: navigation)
        }
    }
}
