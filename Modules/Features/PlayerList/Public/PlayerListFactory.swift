public import Domain
public import Navigation

/// A coordinator of the player list.
@MainActor public protocol PlayerListCoordinating: Coordinator {
    /// Loads the squad and the matches again.
    ///
    /// - Parameter player: The player whose row is focused after the load. A search that hides the
    ///   row is cleared.
    func reload(focusing player: PlayerID?)

    /// Removes all screens above the list, ends the selection and reloads. Does nothing after the
    /// list has left the navigation tree.
    func returnToList()
}

/// A factory for the player list.
@MainActor public protocol PlayerListBuilding {
    /// Returns a coordinator for the player list. The caller starts it.
    ///
    /// - Parameter navigation: Held weakly.
    func makePlayerList(
        on navigator: Navigator, navigation: any PlayerListNavigation
    ) -> any PlayerListCoordinating
}

/// The default factory of the player list.
public struct PlayerListFactory: PlayerListBuilding {
    private let players: any PlayerRepository
    private let matches: any MatchRepository
    private let folding: any TextFolding
    private let timeZone: any LocalTimeZone
    private let time: any TimeSource
    private let contributions: [PlayerListContribution]

    /// Stores the dependencies of the coordinators that the factory makes.
    ///
    /// - Parameters:
    ///   - players: The players of the signed-in user.
    ///   - matches: The matches of the signed-in user.
    ///   - folding: The folding of the search term. It has to be the folding of the squad's keys.
    ///   - timeZone: The time zone of the displayed dates.
    ///   - time: The time for the clock of the match in progress.
    ///   - contributions: The actions of other features, in the order of their display.
    public init(
        players: any PlayerRepository, matches: any MatchRepository, folding: any TextFolding,
        timeZone: any LocalTimeZone, time: any TimeSource,
        contributions: [PlayerListContribution] = []
    ) {
        self.players = players
        self.matches = matches
        self.folding = folding
        self.timeZone = timeZone
        self.time = time
        self.contributions = contributions
    }

    /// Returns a coordinator for the player list. The caller starts it.
    public func makePlayerList(
        on navigator: Navigator, navigation: any PlayerListNavigation
    ) -> any PlayerListCoordinating {
        PlayerListCoordinator(contributions, navigator: navigator) { [weak navigation] work in
            PlayerListPresenter(
                players: players, matches: matches, folding: folding, timeZone: timeZone,
                time: time, work: work, navigation: navigation)
        }
    }
}
