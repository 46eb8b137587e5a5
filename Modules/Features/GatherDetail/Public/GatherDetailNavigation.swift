public import Domain

/// Events of the GatherDetail feature that the composition root handles.
@MainActor public protocol GatherDetailNavigation: AnyObject {
    /// The user has reopened the gather, which is in progress again. The screen has left.
    func gatherDetailDidReopen(_ match: Match)

    /// The message that says why no gather can be reopened; nil if one can. A message disables the
    /// action.
    var gatherDetailReopeningUnavailableReason: String? { get }
}
