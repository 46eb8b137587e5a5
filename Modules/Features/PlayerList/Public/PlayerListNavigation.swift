public import Domain
public import FootballUI

/// Events of the player list that the composition root handles.
@MainActor public protocol PlayerListNavigation: SessionNavigation {
    /// The user wants to add a player.
    func playerListDidRequestAdd()

    /// The user has activated the row of a player.
    func playerListDidSelect(_ player: Player)

    /// The user has confirmed the players of today's match: at least two, sorted by name.
    func playerListDidConfirm(_ players: [Player])

    /// The user wants to resume the match in progress.
    ///
    /// - Parameter match: The match as just loaded.
    func playerListDidRequestResume(_ match: Match)

    /// Returns the message that says why the user cannot make a request, or nil if they can. A
    /// message disables the action of the request. Called once for each request, when the screen is
    /// created.
    func playerListUnavailableReason(for request: PlayerListRequest) -> String?
}
