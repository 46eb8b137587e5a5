public import Domain
public import FootballUI
public import Navigation

/// A coordinator of the player screen.
@MainActor public protocol PlayerDetailCoordinating: Coordinator {
    /// Shows the new values of the player. Does nothing after the screen has left.
    func show(_ player: Player)
}

/// A factory for the PlayerDetail feature.
@MainActor public protocol PlayerDetailBuilding {
    /// Returns a coordinator for the screen of a player. The caller starts it.
    ///
    /// - Parameter navigation: Held weakly.
    func makePlayerDetail(
        of player: Player, on navigator: Navigator, navigation: any PlayerDetailNavigation
    ) -> any PlayerDetailCoordinating
}

/// The default factory of the PlayerDetail feature.
public struct PlayerDetailFactory: PlayerDetailBuilding {
    private let players: any PlayerRepository
    private let contributions: [PageContribution<Player>]

    /// Stores the dependencies of the coordinators that the factory makes.
    ///
    /// - Parameters:
    ///   - players: The squad of the signed-in user.
    ///   - contributions: The additions of other features, in the order of their display.
    public init(players: any PlayerRepository, contributions: [PageContribution<Player>] = []) {
        self.players = players
        self.contributions = contributions
    }

    /// Returns a coordinator for the screen of a player. The caller starts it.
    public func makePlayerDetail(
        of player: Player, on navigator: Navigator, navigation: any PlayerDetailNavigation
    ) -> any PlayerDetailCoordinating {
        PlayerDetailCoordinator(player.id, navigator: navigator) { [weak navigation] work in
            PlayerDetailPresenter(
                player, players: players, contributions: contributions, work: work,
                navigation: navigation)
        }
    }
}
