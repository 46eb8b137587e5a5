import DemoSupport
import Domain
import TestSupport
import __Feature__

/// The demo of __Feature__.
@main enum Program {
    @MainActor static func main() {
        Demo(
            "__Feature__",
            makeNavigation: Logging__Feature__Navigation.init,
            states: states
        ).run()
    }

    private static let states = [
        state("squad", "14 players", players: SampleData.squad),
        state("empty", "no players"),
        state("loading", "loading takes five seconds", players: SampleData.squad) {
            environment, players in
            environment.hold(players.calls.gate)
        },
        state("failing", "the data file is damaged") { _, players in
            players.calls.failAlways(with: .damaged)
        },
    ]

    private static func state(
        _ name: String, _ description: String, players: [Player] = [],
        prepare: @escaping @MainActor (DemoEnvironment, InMemoryPlayers) -> Void = { _, _ in }
    ) -> DemoState<Logging__Feature__Navigation> {
        DemoState(name, description) { environment, navigation in
            let players = InMemoryPlayers(players)
            prepare(environment, players)
            return __Feature__Factory(players: players)
                .make__Feature__(on: environment.navigator, navigation: navigation)
        }
    }
}
