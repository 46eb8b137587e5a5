public import Domain

/// Events of the ConfirmPlayers feature that the composition root handles.
@MainActor public protocol ConfirmPlayersNavigation: AnyObject {
    /// A match and its line-up have been stored. Called once for each match.
    func confirmPlayersDidStart(_ match: Match)

    /// The message that says why the user cannot start a match; nil if they can. A message disables
    /// Start gather. Read once, when the screen is created.
    var confirmPlayersStartUnavailableReason: String? { get }
}
