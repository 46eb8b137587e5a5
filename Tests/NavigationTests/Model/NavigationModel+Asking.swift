import Navigation

// Asking screens before they leave.
extension NavigationModel {
    mutating func back(with scripts: Scripts) {
        guard isTimely(covers: false) else { return backOutcomes.append(popForBack()) }
        guard canGoBack else { return backOutcomes.append(.atRoot) }
        switch askToLeave(then: .back) {
        case .allowed?: backOutcomes.append(popForBack())
        case .refused?: backOutcomes.append(.stayed)
        default: backOutcomes.append(.asking)
        }
    }

    mutating func askToLeave(before step: Step, with scripts: Scripts) {
        guard isTimely(covers: false) else { return backOutcomes.append(.left) }
        switch askToLeave(then: .step(step)) {
        case .allowed?: backOutcomes.append(perform(.step(step), with: scripts))
        case .refused?: backOutcomes.append(.stayed)
        default: backOutcomes.append(.asking)
        }
    }

    /// Asks the screens that an action would remove.
    ///
    /// - Parameter confirmed: The serials of the nodes that the user has confirmed.
    /// - Returns: The first decision of a screen that does not allow it; nil when a confirmation is
    ///   pending.
    mutating func askToLeave(
        then action: ModelConfirmations.Action, confirmed: Set<Int> = []
    ) -> DismissalDecision? {
        for node in nodes(removedBy: action) where !confirmed.contains(node.serial) {
            guard let screen = node.screen else { continue }
            switch ask(screen, then: action, confirmed: confirmed) {
            case .allowed?: continue
            case .refused?:
                reveal(screen)
                return .refused
            default:
                reveal(screen)
                return nil
            }
        }
        return .allowed
    }

    private mutating func ask(
        _ screen: Int, then action: ModelConfirmations.Action, confirmed: Set<Int>
    ) -> DismissalDecision? {
        if let pending = confirmations.pending[screen]?.confirmation,
            confirmations.isAlive(pending)
        {
            confirmations.pending[screen] = (pending, action, confirmed)
            return nil
        }
        if refusing.contains(screen) { return .refused }
        guard confirmations.askingScreens.contains(screen) else { return .allowed }
        let confirmation = confirmations.confirmation(of: screen)
        if let isConfirmed = confirmations.answers[confirmation] {
            return DismissalDecision(isAllowed: isConfirmed)
        }
        confirmations.pending[screen] = (confirmation, action, confirmed)
        return nil
    }

    private mutating func reveal(_ screen: Int) {
        guard visibleScreen != screen else { return }
        let outer = source
        source = nil
        defer { source = outer }
        attempt { model throws(NavigationError) in
            try model.perform(.popTo(screen), with: Scripts())
        }
    }

    /// Returns the nodes that an action would remove, those on top first.
    private func nodes(removedBy action: ModelConfirmations.Action) -> [Node] {
        var after = self
        after.source = nil
        after.depth = 1
        do throws(NavigationError) {
            switch action {
            case .back: try after.pop()
            case .open(let link):
                try after.change { layers throws(NavigationError) in
                    _ = Self.follow(link, in: &layers)
                }
            case .step(.close): after.layers = []
            case .step(let step): try after.perform(step, with: Scripts())
            }
        } catch {
            return []
        }
        let kept = Set(after.nodes.map(\.serial))
        return layers.reversed().flatMap { Self.fromTop($0.nodes) }
            .filter { !kept.contains($0.serial) }
    }

    /// Returns the nodes of a stack from the top, those of the selected tab first.
    private static func fromTop(_ stack: [Node]) -> [Node] {
        stack.reversed().flatMap { node -> [Node] in
            guard !node.tabs.isEmpty else { return [node] }
            let others = node.tabs.indices.filter { $0 != node.selected }
            return ([node.selected] + others).flatMap { fromTop(node.tabs[$0]) } + [node]
        }
    }

    private mutating func popForBack() -> BackOutcome {
        do throws(NavigationError) {
            try pop()
            return .left
        } catch {
            return error == .stale ? .left : .atRoot
        }
    }

    /// Performs the action that follows after every screen has allowed it.
    @discardableResult
    private mutating func perform(
        _ action: ModelConfirmations.Action, with scripts: Scripts
    ) -> BackOutcome {
        switch action {
        case .back: return popForBack()
        case .open(let link):
            attempt { model throws(NavigationError) in try model.show(link, with: scripts) }
            return .left
        case .step(let step):
            let isMade = attempt { model throws(NavigationError) in
                try model.perform(step, with: scripts)
            }
            return isMade ? .left : .atRoot
        }
    }

    mutating func answer(_ confirmation: Int, _ isConfirmed: Bool, with scripts: Scripts) {
        guard confirmations.isAlive(confirmation), confirmations.answers[confirmation] == nil
        else { return }
        confirmations.answers[confirmation] = isConfirmed
        let pending = confirmations.pending.first { $0.value.confirmation == confirmation }
        guard let (screen, (_, action, confirmed)) = pending else { return }
        confirmations.pending[screen] = nil
        guard isConfirmed, visibleScreen == screen, let node = visibleNode?.serial else { return }
        let rest = askToLeave(then: action, confirmed: confirmed.union([node]))
        // The screen of the action may have left while the question waited.
        if case .step(.popTo(let base)) = action, !nodes.contains(where: { $0.screen == base }) {
            return
        }
        if rest?.isAllowed == true { perform(action, with: scripts) }
    }
}
