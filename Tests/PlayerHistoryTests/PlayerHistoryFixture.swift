import Domain
import Navigation
import TestSupport
import Testing

@testable import PlayerHistory

/// A squad with Ana, and the pages of the feature.
@MainActor struct PlayerHistoryFixture {
    let players: InMemoryPlayers
    let ana: Player
    let activity = Activity()
    let navigation = PlayerHistoryNavigationSpy()

    init() throws {
        ana = Player(
            id: PlayerID(1), name: try #require(PlayerName("Ana")), age: Age(30), skill: .amateur)
        players = InMemoryPlayers([ana])
    }

    var dependencies: PlayerHistoryDependencies {
        PlayerHistoryDependencies(players: players, timeZone: FixedTimeZone(hours: 1))
    }

    var factory: PlayerHistoryFactory { PlayerHistoryFactory(dependencies) }

    /// Returns a presenter of the history of a player, which is loaded.
    func history(of player: Player? = nil) async -> PlayerHistoryPresenter {
        let presenter = PlayerHistoryPresenter(
            player ?? ana, dependencies, work: WorkScope(activity), navigation: navigation)
        presenter.load()
        await activity.waitUntilIdle()
        return presenter
    }

    /// Returns a presenter of the deleted players, which are loaded.
    func deletedPlayers() async -> DeletedPlayersPresenter {
        let presenter = DeletedPlayersPresenter(
            players, work: WorkScope(activity), navigation: navigation)
        presenter.load()
        await activity.waitUntilIdle()
        return presenter
    }
}

/// A navigation that keeps the events.
@MainActor final class PlayerHistoryNavigationSpy: PlayerHistoryNavigation {
    private(set) var changed: [Player] = []
    private(set) var restored: [PlayerID] = []

    func playerHistoryDidChange(_ player: Player) { changed.append(player) }
    func playerHistoryDidRestore(_ id: PlayerID) { restored.append(id) }
}
