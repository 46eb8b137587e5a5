public import Domain
public import Navigation
import TerminalUI

/// A factory for the ConfirmPlayers feature.
@MainActor public protocol ConfirmPlayersBuilding {
    /// Returns a coordinator for the line-up screen. The caller starts it.
    ///
    /// - Parameters:
    ///   - draft: The groups of the players at first.
    ///   - navigation: Held weakly.
    func makeConfirmPlayers(
        _ draft: MatchDraft,
        on navigator: Navigator,
        navigation: any ConfirmPlayersNavigation
    ) -> any Coordinator
}

/// The dependencies of the ConfirmPlayers feature.
public struct ConfirmPlayersDependencies: Sendable {
    let matches: any MatchRepository
    let time: any TimeSource
    let shuffle: PlayerShuffle

    /// Creates the dependencies.
    ///
    /// - Parameter shuffle: Shuffles the players on the bench before they are assigned to the
    ///   teams.
    public init(matches: any MatchRepository, time: any TimeSource, shuffle: PlayerShuffle) {
        self.matches = matches
        self.time = time
        self.shuffle = shuffle
    }
}

/// The default factory of the ConfirmPlayers feature.
public struct ConfirmPlayersFactory: ConfirmPlayersBuilding {
    private let dependencies: ConfirmPlayersDependencies

    /// Stores the dependencies of the coordinators that the factory makes.
    public init(_ dependencies: ConfirmPlayersDependencies) {
        self.dependencies = dependencies
    }

    /// Returns a coordinator for the line-up screen. The caller starts it.
    public func makeConfirmPlayers(
        _ draft: MatchDraft,
        on navigator: Navigator,
        navigation: any ConfirmPlayersNavigation
    ) -> any Coordinator {
        ScreenCoordinator(at: ConfirmPlayersRoute(draft.players), on: navigator) {
            [dependencies, weak navigation] work in
            let presenter = ConfirmPlayersPresenter(
                draft, dependencies, work: work, navigation: navigation)
            return PageScreen(of: presenter, work: work) {
                ConfirmPlayersView(state: $0, presenter: presenter).page
            }
        }
    }
}
