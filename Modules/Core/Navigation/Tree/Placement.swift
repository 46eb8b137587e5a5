/// The position of a coordinator's first screen. The coordinator's parent chooses it.
public enum Placement: Sendable, Hashable {
    /// On top of the visible stack.
    case push
    /// In place of the visible screen.
    case replaceTop
    /// In place of everything: all stacks, tabs and modals.
    case root
    /// Above everything, as a modal with its own stack.
    case modal
}
