public import Domain
public import Navigation

/// Makes the feature. The composition root knows only this.
@MainActor public protocol PlayerAddBuilding {
    /// - Parameter navigation: held weakly.
    func makePlayerAdd(
        on navigator: Navigator, navigation: any PlayerAddNavigation
    ) -> any Coordinator
}

/// What the feature takes from outside.
public struct PlayerAddDependencies: Sendable {
    let players: any PlayerRepository

    /// - Parameter players: the squad of the user who is signed in.
    public init(players: any PlayerRepository) {
        self.players = players
    }
}

/// Makes the real feature.
public struct PlayerAddFactory: PlayerAddBuilding {
    private let dependencies: PlayerAddDependencies

    /// - Parameter dependencies: the same for every form.
    public init(_ dependencies: PlayerAddDependencies) {
        self.dependencies = dependencies
    }

    /// The coordinator of one form, which the caller starts.
    public func makePlayerAdd(
        on navigator: Navigator, navigation: any PlayerAddNavigation
    ) -> any Coordinator {
        PlayerAddCoordinator(dependencies, navigator: navigator, navigation: navigation)
    }
}
