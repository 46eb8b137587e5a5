import Navigation

/// A screen without content.
@MainActor final class TestScreen: Screen {
    let work: WorkScope
    var refusesToLeave = false
    /// The confirmation that the screen returns in its dismissal decision.
    var confirmation: PendingConfirmation?
    /// Called before the screen returns its dismissal decision.
    var onDismissalRequest: (() -> Void)?
    var deinitAction: DeinitAction?

    init(_ work: WorkScope = WorkScope()) { self.work = work }

    func dismissalDecision() -> DismissalDecision {
        onDismissalRequest?()
        if let confirmation { return .needsConfirmation(confirmation) }
        return DismissalDecision(isAllowed: !refusesToLeave)
    }
}

/// A screen that does not implement `dismissalDecision()`.
@MainActor final class MinimalScreen: Screen {
    let work = WorkScope()
}
