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

/// The default factory of the ConfirmPlayers feature.
public struct ConfirmPlayersFactory: ConfirmPlayersBuilding {
    private let matches: any MatchRepository
    private let time: any TimeSource
    private let shuffle: PlayerShuffle

    /// Stores the dependencies of the coordinators that the factory makes.
    ///
    /// - Parameter shuffle: Shuffles the players on the bench before they are assigned to the
    ///   teams.
    public init(matches: any MatchRepository, time: any TimeSource, shuffle: PlayerShuffle) {
        self.matches = matches
        self.time = time
        self.shuffle = shuffle
    }

    /// Returns a coordinator for the line-up screen. The caller starts it.
    public func makeConfirmPlayers(
        _ draft: MatchDraft,
        on navigator: Navigator,
        navigation: any ConfirmPlayersNavigation
    ) -> any Coordinator {
        ScreenCoordinator(at: ConfirmPlayersRoute(draft.players), on: navigator) {
            [weak navigation] work in
            let presenter = ConfirmPlayersPresenter(
                draft, matches: matches, time: time, shuffle: shuffle, work: work,
                navigation: navigation)
            return PageScreen(of: presenter, work: work) {
                ConfirmPlayersView(state: $0, presenter: presenter).page
            }
        }
    }
}
