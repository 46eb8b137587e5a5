import DemoSupport
import Domain
import PlayerEdit
import Records
import TestSupport
import UnicodeText

/// The demo of PlayerEdit.
@main enum Program {
    @MainActor static func main() {
        Demo("PlayerEdit", makeNavigation: LoggingPlayerEditNavigation.init, states: states)
            .run()
    }

    private static let states = [
        state("name", "Ana; the squad contains 손흥민 and others", of: PlayerField(\.name)),
        state("age", "31", of: PlayerField(\.age)),
        state("position", "striker", of: PlayerField(\.preferredPosition)),
        state("skill", "professional", of: PlayerField(\.skill)),
        state("team", "Real Sociedad", of: PlayerField(\.favouriteTeam)),
        state("unknown", "an empty age", of: PlayerField(\.age), player: 10),
        state("slow", "saving takes five seconds", of: PlayerField(\.age)) { environment, players in
            environment.hold(players.calls.gate)
        },
        state("failing", "the disk is full", of: PlayerField(\.age)) { _, players in
            players.calls.failAlways(with: .full)
        },
        state("deleted", "the player has been deleted", of: PlayerField(\.age)) { _, players in
            players.remove(PlayerID(1))
        },
    ].compactMap(\.self)

    private static func state(
        _ name: String, _ description: String, of field: PlayerField, player number: Int64 = 1,
        prepare: @escaping @MainActor (DemoEnvironment, InMemoryPlayers) -> Void = { _, _ in }
    ) -> DemoState<LoggingPlayerEditNavigation>? {
        SampleData.squad.first { $0.id.number == number }.map { player in
            DemoState(name, description) { environment, navigation in
                let players = InMemoryPlayers(SampleData.squad, folding: UTF8ProcFolding())
                prepare(environment, players)
                return PlayerEditFactory(players: players)
                    .makePlayerEdit(
                        of: field, of: player, on: environment.navigator, navigation: navigation)
            }
        }
    }
}
