public import Domain

/// What is stored for the user who is signed in. A runner registers it, in the scope of the session.
public struct SessionStorage: Sendable {
    let players: any PlayerRepository
    let matches: any MatchRepository
    let place: any NavigationStateStore

    /// All of it belongs to the same user.
    public init(
        players: any PlayerRepository, matches: any MatchRepository, place: any NavigationStateStore
    ) {
        self.players = players
        self.matches = matches
        self.place = place
    }
}
