public import Domain

/// Events of the line-up feature that the composition root handles.
@MainActor public protocol ConfirmPlayersNavigation: AnyObject {
    /// A match and its line-up have been stored. Called once for each match.
    func confirmPlayersDidStart(_ match: Match)

    /// Returns the reason why the user cannot start a match, because the match feature is
    /// unavailable; nil if it is available. The reason is a sentence for the user.
    ///
    /// Called once, when the screen is created. With a reason, Start gather is disabled.
    func confirmPlayersUnavailableReasonForStart() -> String?
}
