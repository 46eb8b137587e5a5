/// The result of opening a deep link.
public enum DeepLinkOutcome: Hashable, Sendable {
    /// The destination is visible.
    case opened
    /// The visible screen asks the user to confirm; the destination is shown when the user does.
    case asking
}
