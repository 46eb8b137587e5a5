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

extension NavigationPart {
    /// A closure that returns this part without retaining its screen or coordinator; nil after the
    /// release of either.
    @MainActor var unretained: () -> NavigationPart? {
        switch self {
        case .modal, .everything: { self }
        case .above(let screen): { [weak screen] in screen.map { .above($0) } }
        case .flow(let coordinator): { [weak coordinator] in coordinator.map { .flow($0) } }
        }
    }
}
