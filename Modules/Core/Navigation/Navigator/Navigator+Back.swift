extension Navigator {
    /// A Boolean value that indicates whether `back()` has a screen to go back to.
    public var canGoBack: Bool {
        tree.layers.count > 1 || tree.reducibleStack != nil
    }

    /// Removes the visible screen if it allows that. Tabs leave with the last screen of the
    /// selected tab, so the screens in the other tabs are asked, too.
    ///
    /// A screen can refuse, or ask the user to confirm. A second call while the confirmation is
    /// pending does not ask again.
    @discardableResult
    public func back() -> BackOutcome {
        // A screen that has left must not cause another one to be asked.
        guard isTimely(.pop, from: commandSource) else { return popForBack() }
        guard canGoBack else { return .atRoot }
        switch askToLeave(removing: { $0.topNodes }, then: { _ = $0.popForBack() }) {
        case .granted: return popForBack()
        case .refused: return .stayed
        case .pending: return .asking
        case .gone: return .left
        }
    }

    /// The nodes that `removeTop()` removes, the topmost first.
    private var topNodes: [NodeID] {
        // Most often one screen leaves, so the removal need not be tried.
        if let (stack, _) = tree.reducibleStack, let top = tree.nodes(of: stack).last,
            top.id == tree.visibleNode
        {
            return [top.id]
        }
        return nodes(removedBy: { try removeTop() })
    }

    private func popForBack() -> BackOutcome {
        do throws(NavigationError) {
            try pop()
            return .left
        } catch {
            return error == .stale ? .left : .atRoot
        }
    }
}
