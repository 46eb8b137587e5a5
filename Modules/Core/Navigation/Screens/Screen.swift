/// Something that can be shown: one node of the navigation tree holds it and keeps it alive.
@MainActor public protocol Screen: AnyObject {
    /// What the screen has running. The navigator cancels it when the screen leaves the tree, so
    /// that no task outlives what it works for.
    var work: WorkScope { get }

    /// Asked before Back takes the screen away. A screen that refuses has a reason that it shows by
    /// itself; one that asks shows the question, and goes when somebody agrees.
    func dismissalDecision() -> DismissalDecision
}

extension Screen {
    /// Allowed: Back may take it away at any time.
    public func dismissalDecision() -> DismissalDecision { .allowed }
}
