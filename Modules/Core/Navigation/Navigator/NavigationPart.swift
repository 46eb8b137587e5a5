/// A part of the navigation tree that can leave as a whole.
public enum NavigationPart {
    /// The topmost modal with its stack.
    case modal
    /// Everything above a screen.
    case above(any Screen)
    /// Every screen of a coordinator and its descendants, with everything above them.
    case flow(any Coordinator)
    /// The whole tree, for another root or the end of the program.
    case everything
}
