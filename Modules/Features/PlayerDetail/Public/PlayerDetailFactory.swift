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

/// The dependencies of the PlayerDetail feature.
public struct PlayerDetailDependencies: Sendable {
    let players: any PlayerRepository
    let contributions: [PageContribution<Player>]

    /// Creates the dependencies.
    ///
    /// - Parameters:
    ///   - players: The squad of the signed-in user.
    ///   - contributions: The additions of other features, in the order of their display.
    public init(players: any PlayerRepository, contributions: [PageContribution<Player>] = []) {
        self.players = players
        self.contributions = contributions
    }
}

/// The default factory of the PlayerDetail feature.
public struct PlayerDetailFactory: PlayerDetailBuilding {
    private let dependencies: PlayerDetailDependencies

    /// Stores the dependencies of the coordinators that the factory makes.
    public init(_ dependencies: PlayerDetailDependencies) {
        self.dependencies = dependencies
    }

    /// Returns a coordinator for the screen of a player. The caller starts it.
    public func makePlayerDetail(
        of player: Player, on navigator: Navigator, navigation: any PlayerDetailNavigation
    ) -> any PlayerDetailCoordinating {
        PlayerDetailCoordinator(
            player, dependencies, navigator: navigator, navigation: navigation)
    }
}
