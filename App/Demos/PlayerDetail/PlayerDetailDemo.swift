import DemoSupport
import Domain
import FootballUI
import PlayerDetail
import TerminalUI
import TestSupport

/// The demo of PlayerDetail.
@main enum Program {
    @MainActor static func main() {
        Demo(
            "PlayerDetail", makeNavigation: LoggingPlayerDetailNavigation.init, states: states
        )
        .run()
    }

    private static let states = [
        state(
            "complete", "all fields have a value", SampleData.squad.first { $0.id.number == 3 }),
        state("unknown", "only the name has a value", SampleData.squad.first { $0.age == nil }),
        state("long-name", "a name of 100 characters", SampleData.longNames.first),
        state("wide-name", "a name of 100 wide characters", SampleData.longNames.dropFirst().first),
        state(
            "deleted", "another device has deleted the player", SampleData.squad.first,
            isDeleted: true),
        state(
            "section", "another feature adds a section and an action", SampleData.squad.first,
            contributions: [
                .section("NOTES") { (_) async throws(StorageError) in
                    [("Goals", "3"), ("Last gather", "won")]
                },
                .action(ContributedAction("Add note", key: .character("n")) { _ in }),
            ]),
    ].compactMap(\.self)

    private static func state(
        _ name: String, _ description: String, _ player: Player?,
        isDeleted: Bool = false, contributions: [PageContribution<Player>] = []
    ) -> DemoState<LoggingPlayerDetailNavigation>? {
        player.map { player in
            DemoState(name, description) { environment, navigation in
                PlayerDetailFactory(
                    players: InMemoryPlayers(isDeleted ? [] : [player]),
                    contributions: contributions
                ).makePlayerDetail(of: player, on: environment.navigator, navigation: navigation)
            }
        }
    }
}
