extension Navigator {
    /// True if `back()` has a screen to go back to.
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
        guard isTimely(covering: false) else { return popForBack() }
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

    /// Asks every screen in a part of the tree whether it can be removed, the topmost first, and
    /// then makes a change. If one of them refuses, or the user does not confirm, the change is not
    /// made.
    ///
    /// A covered screen that refuses or needs a confirmation is revealed, so that the user sees the
    /// reason or the question: the screens above it, which can be removed, leave at once.
    ///
    /// ```swift
    /// navigator.askToLeave(.modal)
    /// navigator.askToLeave(.everything) { try start(signIn, as: .root) }
    /// ```
    ///
    /// - Parameters:
    ///   - part: The part that the change removes.
    ///   - change: The change. The default removes the part; for `.everything`, it closes the
    ///     navigator. An error is reported to `onError`.
    /// - Returns: The outcome; `.atRoot` for a change that was rejected.
    @discardableResult
    public func askToLeave(
        _ part: NavigationPart, then change: (() throws -> Void)? = nil
    ) -> BackOutcome {
        // A screen that has left must not cause another one to be asked.
        guard isTimely(covering: false) else { return .left }
        // A question that waits for its answer must not retain what leaves meanwhile.
        let part = part.unretained
        let action = { (navigator: Navigator) in
            navigator.leave(by: change ?? { if let part = part() { try navigator.leave(part) } })
        }
        let removal = { (navigator: Navigator) in
            part().map { part in navigator.nodes(removedBy: { try navigator.remove(part) }) } ?? []
        }
        let answered = { (navigator: Navigator) in
            // The screen may have left while the question waited.
            if change == nil, case .above(let screen)? = part(), !navigator.isShowing(screen) {
                return
            }
            _ = action(navigator)
        }
        return switch askToLeave(removing: removal, then: answered) {
        case .granted, .gone: action(self)
        case .refused: .stayed
        case .pending: .asking
        }
    }

    private func leave(by change: () throws -> Void) -> BackOutcome {
        var outcome = BackOutcome.atRoot
        attempt {
            try change()
            outcome = .left
        }
        return outcome
    }

    /// Asks every screen that a change would remove, the topmost first.
    ///
    /// - Parameters:
    ///   - nodes: Returns the nodes that the change would remove, the topmost first.
    ///   - confirmed: The screens that the user has confirmed.
    ///   - action: Called when the user has confirmed all screens that need it. If a confirmation
    ///     is pending already, this action replaces its action.
    func askToLeave(
        removing nodes: @escaping (Navigator) -> [NodeID],
        confirmed: Set<NodeID> = [], then action: @escaping (Navigator) -> Void
    ) -> LeavePermission {
        for node in nodes(self) where !confirmed.contains(node) {
            let permission = ask(node) { navigator in
                let rest = navigator.askToLeave(
                    removing: nodes, confirmed: confirmed.union([node]), then: action)
                if rest == .granted { action(navigator) }
            }
            guard permission == .granted else { return permission }
        }
        return .granted
    }

    /// Returns the nodes that a change would remove, the topmost first.
    ///
    /// - Parameter change: Edits the tree. It is undone, and must not run code of screens or
    ///   coordinators.
    func nodes(removedBy change: () throws -> Void) -> [NodeID] {
        // The tree is read afterwards, because a change copies a tree that is being read.
        let removed = editor.nodes(removedBy: change)
        return tree.fromTop(removed)
    }

    /// Asks the screen of a node whether it can be removed.
    ///
    /// - Parameter action: Called when the user confirms.
    private func ask(
        _ node: NodeID, then action: @escaping (Navigator) -> Void
    ) -> LeavePermission {
        guard let screen = screen(at: node) else { return .granted }
        if confirmations.replaceAction(for: node, with: action) {
            reveal(screen)
            return .pending
        }
        let visible = tree.visibleNode
        let decision = screen.dismissalDecision()
        // The screen may have navigated in `dismissalDecision()`.
        guard tree.visibleNode == visible, editor.isInTree(node) else {
            return isShowing(screen) ? .refused : .gone
        }
        var permission = LeavePermission.refused
        switch decision {
        case .allowed: return .granted
        case .refused: break
        case .needsConfirmation(let confirmation):
            if confirmation.answer == true { return .granted }
            if confirmation.answer == nil {
                wait(for: confirmation, of: node, then: action)
                permission = .pending
            }
        }
        reveal(screen)
        return permission
    }

    private func wait(
        for confirmation: PendingConfirmation, of node: NodeID,
        then action: @escaping (Navigator) -> Void
    ) {
        confirmations.add(confirmation, for: node, action: action)
        confirmation.onAnswer { [weak self, weak confirmation] isConfirmed in
            guard let self, let confirmation,
                let action = confirmations.take(confirmation, for: node)
            else { return }
            // The answer is void when the screen has left or is covered.
            if isConfirmed, tree.visibleNode == node { action(self) }
        }
    }

    /// Removes what covers a screen.
    private func reveal(_ screen: any Screen) {
        guard visibleScreen !== screen else { return }
        withCommandSource(nil) { attempt { try pop(to: screen) } }
    }
}
