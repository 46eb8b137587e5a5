/// The result of opening a deep link.
public enum DeepLinkOutcome: Hashable, Sendable {
    /// The destination is visible.
    case opened
    /// A screen asks the user for a confirmation. The destination is shown after it.
    case asking
}
