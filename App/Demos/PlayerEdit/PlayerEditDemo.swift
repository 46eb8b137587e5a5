import DemoSupport
import Domain
import PlayerEdit
import TestSupport
import UnicodeText

/// The form for one field of a player alone.
@main enum Program {
    @MainActor static func main() async {
        await Demo("PlayerEdit", listen: PlayerEditListener.init, states: states).run()
    }

    private static let states = [
        state("name", "Ana; 손흥민 and others are in the squad too", of: .name),
        state("age", "31", of: .age),
        state("position", "striker", of: .preferredPosition),
        state("skill", "professional", of: .skill),
        state("team", "Real Sociedad", of: .favouriteTeam),
        state("unknown", "an age that is not known yet", of: .age, player: 10),
        state("slow", "storing takes five seconds", of: .age) { stage, players in
            stage.hold(players.calls.gate)
        },
        state("failing", "the disk is full", of: .age) { _, players in
            players.calls.failAlways(with: .full)
        },
        state("deleted", "the player has been deleted meanwhile", of: .age) { _, players in
            players.remove(PlayerID(1))
        },
    ].compactMap(\.self)

    private static func state(
        _ name: String, _ about: String, of field: PlayerField, player number: Int64 = 1,
        prepare: @escaping @MainActor (DemoStage, InMemoryPlayers) -> Void = { _, _ in }
    ) -> DemoState<PlayerEditListener>? {
        Sample.squad.first { $0.id.number == number }.map { player in
            DemoState(name, about) { stage, listener in
                let players = InMemoryPlayers(Sample.squad, folding: UTF8ProcFolding())
                prepare(stage, players)
                return PlayerEditFactory(PlayerEditDependencies(players: players))
                    .makePlayerEdit(
                        of: field, of: player, on: stage.navigator, navigation: listener)
            }
        }
    }
}
