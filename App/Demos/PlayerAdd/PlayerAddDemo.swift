import DemoSupport
import Domain
import PlayerAdd
import TestSupport
import UnicodeText

/// The demo of PlayerAdd.
@main enum Program {
    @MainActor static func main() {
        Demo("PlayerAdd", makeNavigation: LoggingPlayerAddNavigation.init, states: states)
            .run()
    }

    private static let states = [
        state("form", "the squad contains Ana, 손흥민 and others"),
        state("slow", "saving takes five seconds") { environment, players in
            environment.hold(players.calls.gate)
        },
        state("failing", "the disk is full") { _, players in
            players.calls.failAlways(.add, with: .full)
        },
        state("check-failing", "the check for duplicate names fails") { _, players in
            players.calls.failAlways(.named, with: .damaged)
        },
    ]

    private static func state(
        _ name: String, _ description: String,
        prepare: @escaping @MainActor (DemoEnvironment, InMemoryPlayers) -> Void = { _, _ in }
    ) -> DemoState<LoggingPlayerAddNavigation> {
        DemoState(name, description) { environment, navigation in
            let players = InMemoryPlayers(SampleData.squad, folding: UTF8ProcFolding())
            prepare(environment, players)
            return PlayerAddFactory(players: players)
                .makePlayerAdd(on: environment.navigator, navigation: navigation)
        }
    }
}
