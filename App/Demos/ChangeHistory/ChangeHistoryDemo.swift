import ChangeHistory
import DemoSupport
import Domain
import Navigation
import TestSupport

/// The demo of ChangeHistory.
@main enum Program {
    private typealias Make =
        @MainActor (
            ChangeHistoryFactory, InMemoryPlayers, DemoEnvironment, LoggingChangeHistoryNavigation
        ) -> any Coordinator

    @MainActor static func main() {
        Demo("ChangeHistory", makeNavigation: LoggingChangeHistoryNavigation.init, states: states)
            .run()
    }

    private static let ana = SampleData.squad[0]

    private static let states = [
        state("history", "Ana was changed by two devices", history, prepare: change),
        state("first", "a player without changes", history),
        state("full", "the disk is full, so nothing can be taken back", history) {
            change($0, $1)
            $1.calls.failAlways(.update, with: .full)
        },
        state("deleted", "two deleted players", deleted, prepare: delete),
        state("empty", "no deleted player", deleted),
        state("slow", "loading and restoring take five seconds", deleted) {
            delete($0, $1)
            $0.hold($1.calls.gate)
        },
        state("failing", "the data file is damaged", deleted) { _, players in
            players.calls.failAlways(with: .damaged)
        },
    ]

    private static let history: Make = { factory, players, environment, navigation in
        factory.makeHistory(
            of: ana, in: players, on: environment.navigator, navigation: navigation)
    }

    private static let deleted: Make = { factory, players, environment, navigation in
        factory.makeDeletedRecords(
            in: players, on: environment.navigator, navigation: navigation)
    }

    @MainActor private static func change(_: DemoEnvironment, _ players: InMemoryPlayers) {
        var player = ana
        for age in [32, 23] {
            player.age = Age(age)
            players.put(player)
        }
        player.skill = nil
        player.preferredPosition = .goalkeeper
        players.put(player)
    }

    @MainActor private static func delete(_: DemoEnvironment, _ players: InMemoryPlayers) {
        for player in SampleData.squad.prefix(2) { players.remove(player.id) }
    }

    private static func state(
        _ name: String, _ description: String, _ make: @escaping Make,
        prepare: @escaping @MainActor (DemoEnvironment, InMemoryPlayers) -> Void = { _, _ in }
    ) -> DemoState<LoggingChangeHistoryNavigation> {
        DemoState(name, description) { environment, navigation in
            let players = InMemoryPlayers(SampleData.squad)
            prepare(environment, players)
            let factory = ChangeHistoryFactory(players: players, timeZone: FixedTimeZone())
            return make(factory, players, environment, navigation)
        }
    }
}
