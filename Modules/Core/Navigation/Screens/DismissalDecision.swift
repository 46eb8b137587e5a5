/// What a screen answers when Back is about to take it away.
public enum DismissalDecision {
    /// It may go.
    case allowed
    /// It stays, and says why by itself.
    case refused
    /// That depends on what somebody answers. Until then it stays.
    case needsConfirmation(PendingConfirmation)

    /// Allowed or refused, without a question.
    public init(isAllowed: Bool) {
        self = isAllowed ? .allowed : .refused
    }

    /// Whether the screen may go at once.
    public var isAllowed: Bool {
        if case .allowed = self { true } else { false }
    }
}
