public import Navigation

extension DismissalDecision {
    /// The confirmation that the decision needs; nil if it needs none.
    public var pendingConfirmation: PendingConfirmation? {
        if case .needsConfirmation(let question) = self { question } else { nil }
    }
}
