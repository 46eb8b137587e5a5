/// The reason why a navigator rejected a change. The navigation tree is unchanged.
public enum NavigationError: Error, Hashable, Sendable {
    /// There is no screen to go back to, to replace, to present a modal, or to open a link on.
    case nothingBelow
    /// There is no modal to dismiss.
    case noModal
    /// The node is not in the tree or shows no tabs, or has no tab with this index.
    case noSuchTab(Int)
    /// The screen is not in the tree.
    case screenNotShown
    /// The screen is already in the tree.
    case screenAlreadyShown
    /// The coordinator, or the parent of a coordinator to start, is not in the tree.
    case coordinatorNotStarted
    /// The coordinator is already in the tree, or its `didLeave()` has not been called yet.
    case coordinatorAlreadyStarted
    /// The screen is in the tree of another navigator, or the coordinator belongs to another one.
    case otherNavigator
    /// The coordinator showed no screen in `start(_:)`.
    case nothingShown
    /// The change would leave the root or a tab without a screen.
    case emptyStack
    /// The screen that issued the command has left the tree or is covered by another screen, or the
    /// coordinator of the command leaves with the current change.
    case stale
    /// The navigator is closed or was released.
    case closed
}
