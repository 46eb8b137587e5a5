/// How a press of Back ended.
public enum BackOutcome: Hashable, Sendable {
    /// The screen is gone; or Back came too late, from a screen that had left already.
    case left
    /// The screen wants to stay, and says why by itself.
    case stayed
    /// The screen asks whether it may leave, and goes when somebody agrees.
    case asking
    /// There is nothing to go back to.
    case atRoot
}

extension Navigator {
    /// Back, from whatever: a key, a gesture, a program. The screen on top may veto, or ask first;
    /// asked once more meanwhile, it does not ask twice.
    @discardableResult
    public func back() -> BackOutcome {
        // A screen that has left goes nowhere, and nobody else is asked for it.
        guard comesInTime(.pop) else { return leave() }
        guard canGoBack else { return .atRoot }
        switch askToLeave(then: { [weak self] in _ = self?.leave() }) {
        case .granted: return leave()
        case .refused: return .stayed
        case .pending: return .asking
        case .gone: return .left
        }
    }

    /// Whether Back has somewhere to go.
    public var canGoBack: Bool {
        guard let layer = tree.layers.last else { return false }
        return tree.layers.count > 1
            || tree.visiblePath(of: layer).contains { tree.nodes(of: $0).count > 1 }
    }

    private func leave() -> BackOutcome {
        do throws(NavigationError) {
            try pop()
            return .left
        } catch {
            return error == .stale ? .left : .atRoot
        }
    }
}
