public import Domain
public import Navigation

/// A factory for the PlayerAdd feature.
@MainActor public protocol PlayerAddBuilding {
    /// Returns a coordinator for the form. The caller starts it.
    ///
    /// - Parameter navigation: Held weakly.
    func makePlayerAdd(
        on navigator: Navigator, navigation: any PlayerAddNavigation
    ) -> any Coordinator
}

/// The dependencies of the PlayerAdd feature.
public struct PlayerAddDependencies: Sendable {
    let players: any PlayerRepository

    /// Creates the dependencies.
    ///
    /// - Parameter players: The players of the signed-in user.
    public init(players: any PlayerRepository) {
        self.players = players
    }
}

/// The default factory of the PlayerAdd feature.
public struct PlayerAddFactory: PlayerAddBuilding {
    private let dependencies: PlayerAddDependencies

    /// Creates a factory.
    public init(_ dependencies: PlayerAddDependencies) {
        self.dependencies = dependencies
    }

    /// Returns a coordinator for the form. The caller starts it.
    public func makePlayerAdd(
        on navigator: Navigator, navigation: any PlayerAddNavigation
    ) -> any Coordinator {
        PlayerAddCoordinator(dependencies, navigator: navigator, navigation: navigation)
    }
}
