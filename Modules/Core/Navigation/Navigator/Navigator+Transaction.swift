extension Navigator {
    /// Makes several changes one: all of them apply, or none, and the observer is told once.
    ///
    /// - Throws: what `body` throws, `.closed`, or `.emptyStack` when the root or a tab would be left without a
    ///   screen. Nothing has changed then.
    public func transaction(
        _ body: () throws(NavigationError) -> Void
    ) throws(NavigationError) {
        guard !isClosed else { throw .closed }
        let mark = journal.count
        let firstCommand = commands.count
        let placement = pendingPlacement
        transactionDepth += 1
        if transactionDepth == 1 { isTimely = false }
        do throws(NavigationError) {
            try body()
            if transactionDepth == 1, leavesEmptyStack { throw .emptyStack }
        } catch {
            rollBack(to: mark)
            pendingPlacement = placement
            transactionDepth -= 1
            refuseCommands(from: firstCommand, because: error)
            if transactionDepth == 0 { logCommands() }
            throw error
        }
        transactionDepth -= 1
        if transactionDepth == 0 {
            logCommands()
            commit()
        }
    }

    /// A transaction of one command, or a part of a larger one.
    func perform(
        _ command: NavigationCommand, _ body: () throws(NavigationError) -> Void
    ) throws(NavigationError) {
        try transaction { () throws(NavigationError) in
            commands.append((command, originOfCommand?.node, nil))
            // Later commands of the same transaction find the tree as the first has left it.
            guard isTimely || comesInTime(command) else { throw .stale }
            isTimely = true
            try body()
        }
    }

    private func refuseCommands(from first: Int, because error: NavigationError) {
        for index in commands.indices[first...] where commands[index].refusal == nil {
            commands[index].refusal = error
        }
    }

    private func logCommands() {
        transactions += 1
        for (command, origin, refusal) in commands {
            log.append(
                NavigationLog.Entry(
                    transaction: transactions, command: command, origin: origin, refusal: refusal))
        }
        commands.removeAll(keepingCapacity: true)
    }

    private var leavesEmptyStack: Bool {
        journal.contains { change in
            if case .removed(let stack, _) = change {
                tree.stacks[stack]?.isEmpty == true
            } else {
                false
            }
        }
    }

    private func rollBack(to mark: Int) {
        while journal.count > mark, let change = journal.popLast() { undo(change) }
    }

    private func undo(_ change: Change) {
        switch change {
        case .started(let key):
            guard let owner = owners.removeValue(forKey: key) else { return }
            owner.work?.cancelAll()
            if let parent = owner.parent { owners[parent]?.children.remove(key) }
        case .nodeMade(let node):
            forget(node)?.screen?.work.cancelAll()
        case .stackMade(let stack):
            tree.stacks[stack] = nil
        case .stackDropped(let stack):
            tree.stacks[stack] = []
        case .appended(let stack):
            if let node = tree.stacks[stack]?.popLast() { entries[node.id]?.stack = nil }
        case .removed(let stack, let nodes):
            tree.stacks[stack]?.append(contentsOf: nodes)
            for node in nodes { entries[node.id]?.stack = stack }
        case .layerAdded:
            if let presenter = tree.layers.removeLast().presenter { presenters.remove(presenter) }
        case .layerRemoved(let layer):
            tree.layers.append(layer)
            if let presenter = layer.presenter { presenters.insert(presenter) }
        case .selected(let stack, let previous):
            guard let top = tree.stacks[stack]?.indices.last,
                case .tabs(let tabs, _)? = tree.stacks[stack]?[top].content
            else { return }
            tree.stacks[stack]?[top].content = .tabs(tabs, selected: previous)
        case .closed:
            isClosed = false
        }
    }

    /// The one removal path.
    private func commit() {
        let changes = journal
        journal = []
        guard !changes.isEmpty else { return }
        let transaction = transactions
        commitDepth += 1
        for case .removed(_, let nodes) in changes {
            // From the top down, the reverse of the order in which they came.
            for node in nodes.reversed() where isGone(node.id) {
                guard let entry = forget(node.id) else { continue }
                if let screen = entry.screen {
                    screen.work.cancelAll()
                    watch(screen, at: entry.route, ownedBy: entry.owner)
                }
                release(entry.owner)
            }
        }
        // A question that was dropped holds nobody who is on the way out.
        for (node, question) in asked where question.question == nil { asked[node] = nil }
        // What they do is their own doing, whatever has made the change.
        withCommandSource(nil) {
            tellDepartures()
            for observation in observers { observation.observer?.navigatorDidChange(self) }
        }
        commitDepth -= 1
        if commitDepth == 0 { reportLeaks(before: transaction) }
    }

    /// Tells everybody who has left. Whoever leaves because of what another does in its `didLeave`
    /// waits for its turn: a parent is told after all of its children.
    private func tellDepartures() {
        guard !isTellingDepartures, !departures.isEmpty else { return }
        isTellingDepartures = true
        while let departed = departures.popFirst() {
            departed.coordinator.didLeave()
            departed.delivery?.deliver()
        }
        departures = []
        isTellingDepartures = false
    }

    /// Lets a coordinator go that has nothing left in the tree, and its parents if it was the last of
    /// theirs.
    private func release(_ key: ObjectIdentifier) {
        var next: ObjectIdentifier? = key
        while let key = next, let owner = owners[key], !owner.isPresent {
            watch(owner.coordinator, ownedBy: key)
            owners[key] = nil
            owner.work?.cancelAll()
            departures.append(owner)
            if let parent = owner.parent { owners[parent]?.children.remove(key) }
            next = owner.parent
        }
    }

    private func isGone(_ node: NodeID) -> Bool {
        if let entry = entries[node] { entry.stack == nil } else { false }
    }

    private func forget(_ node: NodeID) -> Entry? {
        guard let entry = entries.removeValue(forKey: node) else { return nil }
        owners[entry.owner]?.remove(node)
        if let screen = entry.screen { nodeOfScreen[ObjectIdentifier(screen)] = nil }
        asked[node] = nil
        return entry
    }
}
