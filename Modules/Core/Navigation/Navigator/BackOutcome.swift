/// The result of a call of `Navigator.back()` or `Navigator.askToLeave(_:then:)`.
public enum BackOutcome: Hashable, Sendable {
    /// The screen has left, or had left before the call.
    case left
    /// The screen refused to leave.
    case stayed
    /// The screen asks the user for a confirmation, and leaves after it.
    case asking
    /// There is no screen to go back to.
    case atRoot
}

/// The answer of a screen to a request to leave.
enum LeavePermission {
    case granted, refused
    /// The user has been asked to confirm.
    case pending
    /// The screen left while it was asked.
    case gone
}
