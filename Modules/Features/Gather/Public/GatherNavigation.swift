public import Domain
public import Navigation

/// Events of the match feature that the composition root handles.
@MainActor public protocol GatherNavigation: AnyObject {
    /// The match screen has left the navigation tree. Called exactly once.
    ///
    /// - Parameter result: The finished match, or `.cancelled` for a match that is still in progress.
    func gatherDidEnd(with result: FlowResult<FinishedMatch>)
}
