public import Domain
public import Navigation
import TerminalUI

/// A factory for the pages of the feature PlayerHistory.
@MainActor public protocol PlayerHistoryBuilding {
    /// Returns a coordinator for the history of a player. The caller starts it.
    ///
    /// - Parameter navigation: Held weakly.
    func makeHistory(
        of player: Player, on navigator: Navigator, navigation: any PlayerHistoryNavigation
    ) -> any Coordinator

    /// Returns a coordinator for the deleted players. The caller starts it.
    ///
    /// - Parameter navigation: Held weakly.
    func makeDeletedPlayers(
        on navigator: Navigator, navigation: any PlayerHistoryNavigation
    ) -> any Coordinator
}

/// The dependencies of the feature PlayerHistory.
public struct PlayerHistoryDependencies: Sendable {
    let players: any PlayerRepository
    let timeZone: any LocalTimeZone

    /// Creates the dependencies.
    ///
    /// - Parameters:
    ///   - players: The squad of the signed-in user.
    ///   - timeZone: The time zone of the displayed times.
    public init(players: any PlayerRepository, timeZone: any LocalTimeZone) {
        self.players = players
        self.timeZone = timeZone
    }
}

/// The default factory of the feature PlayerHistory.
public struct PlayerHistoryFactory: PlayerHistoryBuilding {
    private let dependencies: PlayerHistoryDependencies

    /// Stores the dependencies of the coordinators that the factory makes.
    public init(_ dependencies: PlayerHistoryDependencies) {
        self.dependencies = dependencies
    }

    /// Returns a coordinator for the history of a player. The caller starts it.
    public func makeHistory(
        of player: Player, on navigator: Navigator, navigation: any PlayerHistoryNavigation
    ) -> any Coordinator {
        ScreenCoordinator(at: PlayerHistoryRoute(), on: navigator) {
            [dependencies, weak navigation] work in
            let presenter = PlayerHistoryPresenter(
                player, dependencies, work: work, navigation: navigation)
            return PageScreen(of: presenter, work: work) {
                PlayerHistoryView(state: $0, presenter: presenter).page
            }
        }
    }

    /// Returns a coordinator for the deleted players. The caller starts it.
    public func makeDeletedPlayers(
        on navigator: Navigator, navigation: any PlayerHistoryNavigation
    ) -> any Coordinator {
        ScreenCoordinator(at: DeletedPlayersRoute(), on: navigator) {
            [players = dependencies.players, weak navigation] work in
            let presenter = DeletedPlayersPresenter(players, work: work, navigation: navigation)
            return PageScreen(of: presenter, work: work) {
                DeletedPlayersView(state: $0, presenter: presenter).page
            }
        }
    }
}
