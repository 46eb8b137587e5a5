public import Navigation

extension DismissalDecision {
    /// What a screen asks before it leaves; nil when it does not ask.
    public var pendingConfirmation: PendingConfirmation? {
        if case .needsConfirmation(let question) = self { question } else { nil }
    }
}
