/// Where the first screen of a coordinator goes. Whoever starts it decides; the coordinator itself
/// does not know.
public enum Placement: Sendable, Hashable {
    /// On top of the visible stack.
    case push
    /// Instead of the screen on top.
    case replaceTop
    /// Instead of everything: all stacks, tabs and modals.
    case root
    /// Above everything, in a stack of its own.
    case modal
}
