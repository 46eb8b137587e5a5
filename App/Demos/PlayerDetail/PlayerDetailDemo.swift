import DemoSupport
import Domain
import PlayerDetail

/// One player alone.
@main enum Program {
    @MainActor static func main() async {
        await Demo("PlayerDetail", makeListener: PlayerDetailListener.init, states: states).run()
    }

    private static let states = [
        state(
            "complete", "everything is known of 손흥민", SampleData.squad.first { $0.id.number == 3 }),
        state("unknown", "nothing but the name is known", SampleData.squad.first { $0.age == nil }),
        state("long-name", "100 characters", SampleData.longNames.first),
        state("wide-name", "100 wide characters", SampleData.longNames.dropFirst().first),
    ].compactMap(\.self)

    private static func state(
        _ name: String, _ about: String, _ player: Player?
    ) -> DemoState<PlayerDetailListener>? {
        player.map { player in
            DemoState(name, about) { environment, listener in
                PlayerDetailFactory()
                    .makePlayerDetail(of: player, on: environment.navigator, navigation: listener)
            }
        }
    }
}
