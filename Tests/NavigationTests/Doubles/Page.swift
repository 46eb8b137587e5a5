import Navigation

/// A screen that does nothing but be there.
@MainActor final class Page: Screen {
    let work: WorkScope
    var staysOnBack = false
    /// What it asks when Back asks.
    var question: PendingConfirmation?
    /// Runs when Back asks.
    var onBack: (() -> Void)?

    init(_ work: WorkScope = WorkScope()) { self.work = work }

    func dismissalDecision() -> DismissalDecision {
        onBack?()
        if let question { return .needsConfirmation(question) }
        return DismissalDecision(isAllowed: !staysOnBack)
    }
}

/// A screen that says nothing about Back.
@MainActor final class SilentPage: Screen {
    let work = WorkScope()
}
