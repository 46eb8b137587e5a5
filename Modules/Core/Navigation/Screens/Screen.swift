/// An object that a navigator can show. The navigator holds the screen while it is in the tree.
@MainActor public protocol Screen: AnyObject {
    /// The scope for the screen's tasks. The navigator cancels it when the screen leaves the tree.
    var work: WorkScope { get }

    /// Returns whether Back may remove the screen. A screen that refuses shows the reason itself; a
    /// screen that needs a confirmation shows the question.
    func dismissalDecision() -> DismissalDecision
}

extension Screen {
    /// Returns `.allowed`.
    public func dismissalDecision() -> DismissalDecision { .allowed }
}

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

    /// True if the screen can be removed at once.
    public var isAllowed: Bool {
        if case .allowed = self { true } else { false }
    }
}
