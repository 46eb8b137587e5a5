public import Domain
public import Navigation

/// A factory for the PlayerEdit feature.
@MainActor public protocol PlayerEditBuilding {
    /// Returns a coordinator for the form of one field. The caller starts it.
    ///
    /// - Parameters:
    ///   - player: The player as last loaded. Only `field` is saved; other fields stay as stored.
    ///   - navigation: Held weakly.
    func makePlayerEdit(
        of field: PlayerField,
        of player: Player,
        on navigator: Navigator,
        navigation: any PlayerEditNavigation
    ) -> any Coordinator
}

/// The dependencies of the PlayerEdit feature.
public struct PlayerEditDependencies: Sendable {
    let players: any PlayerRepository

    /// Creates the dependencies.
    ///
    /// - Parameter players: The players of the signed-in user.
    public init(players: any PlayerRepository) {
        self.players = players
    }
}

/// The default factory of the PlayerEdit feature.
public struct PlayerEditFactory: PlayerEditBuilding {
    private let dependencies: PlayerEditDependencies

    /// Creates a factory.
    public init(_ dependencies: PlayerEditDependencies) {
        self.dependencies = dependencies
    }

    /// Returns a coordinator for the form of one field. The caller starts it.
    public func makePlayerEdit(
        of field: PlayerField,
        of player: Player,
        on navigator: Navigator,
        navigation: any PlayerEditNavigation
    ) -> any Coordinator {
        PlayerEditCoordinator(
            dependencies, draft: PlayerEditDraft(field, of: player), navigator: navigator,
            navigation: navigation)
    }
}
