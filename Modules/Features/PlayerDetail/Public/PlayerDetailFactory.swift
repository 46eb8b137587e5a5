public import Domain
public import Navigation

/// What can be asked of the feature while it is shown.
@MainActor public protocol PlayerDetailCoordinating: Coordinator {
    /// Shows what is known of the player now. Nothing happens after the screen has left.
    func show(_ player: Player)
}

/// Makes the feature. The composition root knows only this.
@MainActor public protocol PlayerDetailBuilding {
    /// - Parameter navigation: held weakly.
    func makePlayerDetail(
        of player: Player, on navigator: Navigator, navigation: any PlayerDetailNavigation
    ) -> any PlayerDetailCoordinating
}

/// Makes the real feature.
public struct PlayerDetailFactory: PlayerDetailBuilding {
    /// Needs nothing: what is shown comes with the player.
    public init() {}

    /// The coordinator of one player's page, which the caller starts.
    public func makePlayerDetail(
        of player: Player, on navigator: Navigator, navigation: any PlayerDetailNavigation
    ) -> any PlayerDetailCoordinating {
        PlayerDetailCoordinator(player, navigator: navigator, navigation: navigation)
    }
}
