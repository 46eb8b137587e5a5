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
