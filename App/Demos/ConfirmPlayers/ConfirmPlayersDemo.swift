import ConfirmPlayers
import DemoSupport
import Domain
import FairTeams
import TestSupport

/// The demo of ConfirmPlayers.
@main enum Program {
    @MainActor static func main() {
        Demo(
            "ConfirmPlayers", makeNavigation: LoggingConfirmPlayersNavigation.init, states: states
        )
        .run()
    }

    private static let states = [
        state("squad", "14 players on the bench", SampleData.squad),
        state("two", "two players on the bench", Array(SampleData.squad.prefix(2))),
        state("many", "200 players on the bench", SampleData.players(count: 200)),
        state("long-names", "names of 100 characters", SampleData.longNames),
        state("slow", "saving takes five seconds", SampleData.squad) { environment, matches in
            environment.hold(matches.calls.gate)
        },
        state("failing", "the disk is full", SampleData.squad) { _, matches in
            matches.calls.failAlways(with: .full)
        },
    ]

    private static func state(
        _ name: String, _ description: String, _ players: [Player],
        prepare: @escaping @MainActor (DemoEnvironment, InMemoryMatches) -> Void = { _, _ in }
    ) -> DemoState<LoggingConfirmPlayersNavigation> {
        DemoState(name, description) { environment, navigation in
            let matches = InMemoryMatches()
            prepare(environment, matches)
            let squad = InMemoryPlayers(players)
            let records = InMemoryRecordRepositories(players: squad)
            let factory = ConfirmPlayersFactory(
                players: squad, matches: matches, time: environment.time,
                shuffle: PlayerShuffle { $0.shuffled() },
                pairRules: records.records(of: PairRule.self),
                announcedPlayers: records.records(of: AnnouncedPlayer.self))
            return factory.makeConfirmPlayers(
                MatchDraft(bench: players), on: environment.navigator, navigation: navigation)
        }
    }
}
