/// The answer of a screen to a request to leave.
public enum DismissalDecision {
    /// The screen can be removed.
    case allowed
    /// The screen stays and shows the reason.
    case refused
    /// The screen stays until the user confirms.
    case needsConfirmation(PendingConfirmation)

    /// Creates a decision that needs no confirmation.
    public init(isAllowed: Bool) {
        self = isAllowed ? .allowed : .refused
    }

    /// A Boolean value that indicates whether the screen can be removed at once.
    public var isAllowed: Bool {
        if case .allowed = self { true } else { false }
    }
}
