/// How a press of Back ended.
public enum BackOutcome: Hashable, Sendable {
    /// The screen is gone.
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
        guard canGoBack else { return .atRoot }
        guard let screen = visibleScreen, let node = tree.visibleNode else { return leave() }
        if isAsking(node) { return .asking }
        let departure = screen.departure()
        // It may have moved instead of answering; nobody else is taken away for that.
        guard tree.visibleNode == node else { return isShowing(screen) ? .stayed : .left }
        switch departure {
        case .allowed: return leave()
        case .refused: return .stayed
        case .asks(let question):
            asked = Asked(node: node, question: question)
            question.onAnswer { [weak self, weak question] agrees in
                if let question { self?.answer(question, agrees) }
            }
            if isAsking(node) { return .asking }
            return isShowing(screen) ? .stayed : .left
        }
    }

    /// Whether Back has somewhere to go.
    public var canGoBack: Bool {
        guard let layer = tree.layers.last else { return false }
        return tree.layers.count > 1
            || tree.visiblePath(of: layer).contains { tree.nodes(of: $0).count > 1 }
    }

    private func isAsking(_ node: NodeID) -> Bool { asked?.node == node && asked?.question != nil }

    /// An answer counts while its screen is there and seen. After the screen has left, and when
    /// something stands above it by now, it is the answer to a question of the past.
    private func answer(_ question: Question, _ agrees: Bool) {
        guard let asked, asked.question === question else { return }
        self.asked = nil
        if agrees, tree.visibleNode == asked.node { _ = leave() }
    }

    private func leave() -> BackOutcome {
        do throws(NavigationError) {
            try pop()
            return .left
        } catch {
            return .atRoot
        }
    }
}
