import ConfirmPlayers
import DemoSupport
import Domain
import TestSupport

/// The two teams alone.
@main enum Program {
    @MainActor static func main() async {
        await Demo("ConfirmPlayers", listen: ConfirmPlayersListener.init, states: states).run()
    }

    private static let states = [
        state("squad", "fourteen on the bench", Sample.squad),
        state("two", "one for each team", Array(Sample.squad.prefix(2))),
        state("many", "200 on the bench", Sample.crowd(200)),
        state("long-names", "100 characters each", Sample.longNames),
        state("slow", "storing takes five seconds", Sample.squad) { stage, matches in
            stage.hold(matches.calls.gate)
        },
        state("failing", "the disk is full", Sample.squad) { _, matches in
            matches.calls.failAlways(with: .full)
        },
    ]

    private static func state(
        _ name: String, _ about: String, _ players: [Player],
        prepare: @escaping @MainActor (DemoStage, InMemoryMatches) -> Void = { _, _ in }
    ) -> DemoState<ConfirmPlayersListener> {
        DemoState(name, about) { stage, listener in
            let matches = InMemoryMatches()
            prepare(stage, matches)
            let dependencies = ConfirmPlayersDependencies(
                matches: matches, time: stage.time, shuffle: PlayerShuffle { $0.shuffled() })
            return ConfirmPlayersFactory(dependencies)
                .makeConfirmPlayers(players, on: stage.navigator, navigation: listener)
        }
    }
}
