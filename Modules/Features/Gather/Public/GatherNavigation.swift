public import Domain

/// Events of the Gather feature that the composition root handles.
@MainActor public protocol GatherNavigation: AnyObject {
    /// The match has ended, and its end is stored. The receiver replaces or removes the match screen.
    func gatherDidEnd(_ match: Match)
}
