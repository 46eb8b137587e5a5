public import Domain
public import Navigation

/// Events of the Gather feature that the composition root handles.
@MainActor public protocol GatherNavigation: AnyObject {
    /// The match screen has left the navigation tree. Called once, and not at all for a start that
    /// was undone.
    ///
    /// - Parameter result: The finished match, or `.cancelled` for a match that is still in progress.
    func gatherDidLeave(with result: FlowResult<FinishedMatch>)
}
