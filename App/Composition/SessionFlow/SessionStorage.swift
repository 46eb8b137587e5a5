public import Domain

/// The stored data of the signed-in user. The runner registers it for the scope of a session.
public struct SessionStorage: Sendable {
    let players: any PlayerRepository
    let matches: any MatchRepository
    let navigationState: any NavigationStateStore

    /// Creates a storage from parts that belong to the same user.
    public init(
        players: any PlayerRepository, matches: any MatchRepository,
        navigationState: any NavigationStateStore
    ) {
        self.players = players
        self.matches = matches
        self.navigationState = navigationState
    }
}
