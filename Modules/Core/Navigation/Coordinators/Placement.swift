/// The position of a coordinator's first screen, which the coordinator's parent chooses, or of a
/// later screen.
///
/// A coordinator's own stack is the stack in which its first screen was shown. A coordinator that
/// has shown nothing yet uses the own stack of its parent.
public enum Placement: Sendable, Hashable {
    /// On top of the own stack, even if another tab or a modal is visible.
    case push
    /// On top of the visible stack: inside the selected tab, or on the topmost modal.
    case pushOnVisibleStack
    /// In place of the top of the own stack.
    case replaceTop
    /// In place of everything: all stacks, tabs and modals.
    case root
    /// Above everything, as a modal with its own stack, which leaves with the node that was
    /// visible. The first screen of the tree is the root instead.
    case modal
}
