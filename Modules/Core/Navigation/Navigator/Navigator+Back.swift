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
        switch askToLeave(
            removing: { try $0.removeTop() }, then: { _ = $0.popForBack() })
        {
        case .granted: return popForBack()
        case .refused: return .stayed
        case .pending: return .asking
        case .gone: return .left
        }
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
