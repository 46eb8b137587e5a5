public import Domain
public import Navigation

/// What leaves the feature.
@MainActor public protocol GatherNavigation: AnyObject {
    /// It is over, and this came of it: the match as it ended, or `.cancelled` when it was left and
    /// is still in progress. Called exactly once, whichever way it was left.
    func gatherDidEnd(with result: FlowResult<FinishedMatch>)
}
