public import Domain

/// Events of the line-up feature that the composition root handles.
@MainActor public protocol ConfirmPlayersNavigation: AnyObject {
    /// A match and its line-up have been stored. Called once for each match.
    func confirmPlayersDidStart(_ match: Match)

    /// Returns the reason why no screen follows the start, as a sentence for the user, or nil.
    ///
    /// Called once, when the screen is created. With a reason, Start gather is disabled.
    func confirmPlayersUnavailableReasonForStart() -> String?
}
