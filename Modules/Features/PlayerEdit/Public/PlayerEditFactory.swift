public import Domain
public import Navigation

/// Makes the feature. The composition root knows only this.
@MainActor public protocol PlayerEditBuilding {
    /// - Parameters:
    ///   - player: as far as it is known; the other fields stay as they are stored.
    ///   - navigation: held weakly.
    func makePlayerEdit(
        of field: PlayerField,
        of player: Player,
        on navigator: Navigator,
        navigation: any PlayerEditNavigation
    ) -> any Coordinator
}

/// What the feature takes from outside.
public struct PlayerEditDependencies: Sendable {
    let players: any PlayerRepository

    /// - Parameter players: the squad of the user who is signed in.
    public init(players: any PlayerRepository) {
        self.players = players
    }
}

/// Makes the real feature.
public struct PlayerEditFactory: PlayerEditBuilding {
    private let dependencies: PlayerEditDependencies

    /// - Parameter dependencies: the same for every form.
    public init(_ dependencies: PlayerEditDependencies) {
        self.dependencies = dependencies
    }

    /// The coordinator of one form, which the caller starts.
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
