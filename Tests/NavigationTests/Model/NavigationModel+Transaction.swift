import Navigation

extension NavigationModel {
    mutating func transaction(
        _ body: (inout NavigationModel) throws(NavigationError) -> Void
    ) throws(NavigationError) {
        guard !isClosed else { throw .closed }
        let before = self
        depth += 1
        if depth == 1 { hasTimelyCommand = false }
        do throws(NavigationError) {
            try body(&self)
            let stacks = layers.prefix(1).map(\.nodes) + nodes.flatMap(\.tabs)
            if depth == 1, stacks.contains(where: \.isEmpty) { throw .emptyStack }
        } catch {
            rollBack(to: before)
            throw error
        }
        depth -= 1
        if depth == 0, hasChanged { commit() }
    }

    /// Makes a change and records its error, unless it is `.stale`.
    ///
    /// - Returns: Whether the change was made.
    @discardableResult
    mutating func attempt(
        _ change: (inout NavigationModel) throws(NavigationError) -> Void
    ) -> Bool {
        do throws(NavigationError) {
            try change(&self)
            return true
        } catch {
            if error != .stale { errors.append(error) }
            return false
        }
    }

    /// Runs a command as a transaction, or as a part of the current one.
    mutating func command(
        covers: Bool = false, onto stack: Int? = nil,
        _ body: (inout NavigationModel) throws(NavigationError) -> Void
    ) throws(NavigationError) {
        try transaction { model throws(NavigationError) in
            guard model.hasTimelyCommand || model.isTimely(covers: covers, onto: stack) else {
                throw .stale
            }
            model.hasTimelyCommand = true
            try body(&model)
        }
    }

    /// Returns whether the source still allows a command.
    func isTimely(covers: Bool, onto stack: Int? = nil) -> Bool {
        guard let source else { return true }
        guard let node = source.node else { return false }
        guard covers else { return nodes.contains { $0.serial == node } }
        if visibleNode?.serial == node { return true }
        guard let stack, stacks[stack]?.last?.serial == node, let layer = layers.last else {
            return false
        }
        return Self.isOnTop(node, of: layer.nodes)
    }

    /// Returns whether a node is on top of a stack, or of any tab on top of it.
    private static func isOnTop(_ node: Int, of stack: [Node]) -> Bool {
        guard let top = stack.last else { return false }
        return top.serial == node || top.tabs.contains { isOnTop(node, of: $0) }
    }

    private mutating func rollBack(to before: NavigationModel) {
        let failed = self
        self = before
        backOutcomes = failed.backOutcomes
        errors = failed.errors
        hasTimelyCommand = failed.hasTimelyCommand
        confirmations = failed.confirmations
        removeConfirmations(exceptOf: Set(screens.keys).union(moving.keys))
    }

    private mutating func removeConfirmations(exceptOf screens: Set<Int>) {
        confirmations.pending = confirmations.pending.filter { screens.contains($0.key) }
    }

    /// Removes the coordinators that neither have a node nor a descendant with one.
    private mutating func commit() {
        let parents = parents
        var present: Set<Int> = []
        for node in nodes {
            present.formUnion(sequence(first: node.owner) { parents[$0] })
        }
        // Parents have been started before their children, and stay before them.
        while true {
            let staying = started.subtracting(present).filter { coordinator in
                stays(coordinator) && parents[coordinator].map(present.contains) ?? true
            }
            if staying.isEmpty { break }
            present.formUnion(staying)
        }
        let gone = started.subtracting(present)
        leavingNow.formUnion(gone)
        if !gone.isEmpty {
            departed.append(Dictionary(uniqueKeysWithValues: gone.map { ($0, parents[$0]) }))
        }
        for coordinator in gone {
            self.parents[coordinator] = nil
            homes[coordinator] = nil
            leaving.remove(coordinator)
            if runs.remove(coordinator) != nil { pendingResults.insert(coordinator) }
        }
        started = present
        haveShown.formIntersection(present)
        leftScreens = leftScreens.union(moving.keys).subtracting(screens.keys)
        leftCoordinators = leftCoordinators.union(gone).subtracting(present)
        removeConfirmations(exceptOf: Set(screens.keys))
        moving = [:]
        hasChanged = false
        observerCalls += 1
    }

    /// Delivers the result of a coordinator after its `didLeave()`.
    mutating func deliverPendingResult(of coordinator: Int) {
        if pendingResults.remove(coordinator) != nil { deliver(coordinator) }
    }

    mutating func deliver(_ coordinator: Int) {
        delivered[coordinator, default: []].append(results[coordinator] ?? .cancelled)
    }

    /// Records a call of `didLeave()`.
    ///
    /// - Returns: The mistake; nil when the call was expected.
    mutating func recordDidLeave(of coordinator: Int) -> String? {
        guard let group = departed.first, group.keys.contains(coordinator) else {
            return "unexpected didLeave() of coordinator \(coordinator)"
        }
        departed[0][coordinator] = nil
        if departed[0].isEmpty { departed.removeFirst() }
        return departed.contains { $0.values.contains(coordinator) }
            ? "didLeave() of coordinator \(coordinator) before that of its children" : nil
    }
}
