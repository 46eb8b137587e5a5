/// Why a change of the navigation tree was refused. Nothing has changed then.
public enum NavigationError: Error, Hashable, Sendable {
    /// There is nothing below the screen on top to go back to.
    case nothingBelow
    /// No modal is there to be dismissed.
    case noModal
    /// The visible stack has no tabs, or not so many.
    case noSuchTab(Int)
    /// The screen is not in the tree, or not any more.
    case screenNotShown
    /// The screen is in the tree already.
    case screenAlreadyShown
    /// The coordinator, or the parent it was to be started under, is not in the tree.
    case coordinatorNotStarted
    /// The coordinator is in the tree already, or has left and was not told yet.
    case coordinatorAlreadyStarted
    /// The coordinator was started and showed nothing.
    case nothingShown
    /// The change would have left the root or a tab without a screen.
    case emptyStack
    /// It came too late: the screen on whose behalf it was asked for has left, or is covered by now.
    case stale
    /// The navigator has been closed.
    case closed
}
