import DemoSupport
import Domain
import PlayerDetail
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
            "section", "another feature adds a section", SampleData.squad.first,
            sections: [
                PlayerDetailSection("NOTES") { (_) async throws(StorageError) in
                    [("Goals", "3"), ("Last gather", "won")]
                }
            ]),
    ].compactMap(\.self)

    private static func state(
        _ name: String, _ description: String, _ player: Player?,
        sections: [PlayerDetailSection] = []
    ) -> DemoState<LoggingPlayerDetailNavigation>? {
        player.map { player in
            DemoState(name, description) { environment, navigation in
                PlayerDetailFactory(PlayerDetailDependencies(sections: sections))
                    .makePlayerDetail(of: player, on: environment.navigator, navigation: navigation)
            }
        }
    }
}
