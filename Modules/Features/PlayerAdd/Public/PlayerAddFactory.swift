public import Domain
import FootballUI
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

/// The default factory of the PlayerAdd feature.
public struct PlayerAddFactory: PlayerAddBuilding {
    private let players: any PlayerRepository

    /// Stores the dependencies of the coordinators that the factory makes.
    ///
    /// - Parameter players: The players of the signed-in user.
    public init(players: any PlayerRepository) {
        self.players = players
    }

    /// Returns a coordinator for the form. The caller starts it.
    public func makePlayerAdd(
        on navigator: Navigator, navigation: any PlayerAddNavigation
    ) -> any Coordinator {
        FormCoordinator(PlayerAddForm(players: players), on: navigator) { [weak navigation] in
            navigation?.playerAddDidLeave(with: $0)
        }
    }
}
