public import Domain
import FootballUI
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

/// The default factory of the PlayerEdit feature.
public struct PlayerEditFactory: PlayerEditBuilding {
    private let players: any PlayerRepository

    /// Stores the dependencies of the coordinators that the factory makes.
    ///
    /// - Parameter players: The players of the signed-in user.
    public init(players: any PlayerRepository) {
        self.players = players
    }

    /// Returns a coordinator for the form of one field. The caller starts it.
    public func makePlayerEdit(
        of field: PlayerField,
        of player: Player,
        on navigator: Navigator,
        navigation: any PlayerEditNavigation
    ) -> any Coordinator {
        let form = PlayerEditForm(input: PlayerEditDraft(field, of: player), players: players)
        return FormCoordinator(form, on: navigator) { [weak navigation] in
            navigation?.playerEditDidLeave(with: $0)
        }
    }
}
