/// Whether what the user sees may be taken away.
enum LeavePermission {
    case granted, refused
    /// Somebody has been asked.
    case pending
    /// The screen has left by itself when it was asked.
    case gone
}

extension Navigator {
    /// Asks the screen that the user sees.
    ///
    /// - Parameter proceed: called when a question was asked and somebody agrees. While the question
    ///   is open nobody asks again; what was wanted last is done then.
    func askToLeave(then proceed: @escaping () -> Void) -> LeavePermission {
        guard let screen = visibleScreen, let node = tree.visibleNode else { return .granted }
        if asked[node]?.question != nil {
            asked[node]?.proceed = proceed
            return .pending
        }
        let departure = screen.dismissalDecision()
        // It may have moved instead of answering; nobody else is taken away for that.
        guard tree.visibleNode == node else { return isShowing(screen) ? .refused : .gone }
        switch departure {
        case .allowed: return .granted
        case .refused: return .refused
        case .needsConfirmation(let question):
            if let answer = question.answer { return answer ? .granted : .refused }
            asked[node] = Asked(question: question, proceed: proceed)
            question.onAnswer { [weak self, weak question] agrees in
                if let question { self?.hear(agrees, to: question, about: node) }
            }
            return .pending
        }
    }

    /// An answer counts while its screen is there and seen. After the screen has left, and when
    /// something stands above it by now, it is the answer to a question of the past.
    private func hear(_ agrees: Bool, to question: PendingConfirmation, about node: NodeID) {
        guard let open = asked[node], open.question === question else { return }
        asked[node] = nil
        if agrees, tree.visibleNode == node { open.proceed() }
    }
}
