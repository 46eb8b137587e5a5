public import Domain
public import Navigation

/// Events of the GatherDetail feature that the composition root handles.
@MainActor public protocol GatherDetailNavigation: AnyObject {
    /// The user has reopened the gather, which is in progress again. The screen leaves in the same
    /// transaction, and stays if the method throws.
    func gatherDetailDidReopen(_ match: Match) throws(NavigationError)

    /// The message that says why no gather can be reopened; nil if one can. A message disables the
    /// action.
    var gatherDetailReopeningUnavailableReason: String? { get }
}
