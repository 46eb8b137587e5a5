public import Domain

/// Events of the GatherResult feature that the composition root handles.
@MainActor public protocol GatherResultNavigation: AnyObject {
    /// The user wants to play the next match. The screen is still shown.
    ///
    /// - Parameter draft: The players of the match, which the user can still change.
    func gatherResultDidRequestMatch(_ draft: MatchDraft)

    /// The user has reopened the match, which is in progress again. The screen is still shown.
    func gatherResultDidReopen(_ match: Match)

    /// The message that says why no match can follow; nil if one can. A message disables the
    /// actions of the next match. Read once, when the screen is created.
    var gatherResultNextMatchUnavailableReason: String? { get }
}
