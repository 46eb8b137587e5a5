/// The navigation tree with its screens and coordinators, and a journal that can undo each change.
///
/// Only a navigator's commands use an editor. Every change is recorded, so that a transaction that
/// fails can be rolled back.
@MainActor final class TreeEditor {
    // The compiler cannot prove that no access begins within another one, and would check each of
    // them, which adds a tenth to the time of a push and a sixth to that of a change of tabs.
    // Accesses to the unchecked collections release no object, because a removed record is held
    // elsewhere, and therefore run no code of others.
    @exclusivity(unchecked) private(set) var tree = NavigationTree()
    /// The started coordinators.
    private(set) var coordinators: [ObjectIdentifier: CoordinatorRecord] = [:]
    private(set) var isClosed = false
    /// The records that were removed. The navigator releases them when no transaction is running,
    /// because the `deinit` of a screen, a coordinator or a hint can issue commands.
    private(set) var removedRecords: [any AnyObject] = []
    /// The tab whose screens are being shown by `Navigator.showTabs`, and the number of the newest
    /// stack before that.
    private var filledTab: (stack: StackID, newest: Int)?
    @exclusivity(unchecked) private var nodes: [NodeID: NodeRecord] = [:]
    @exclusivity(unchecked) private var nodeOfScreen: [ObjectIdentifier: NodeID] = [:]
    /// The nodes that have presented modals.
    private var presenters: Set<NodeID> = []
    @exclusivity(unchecked) private var journal = TreeJournal()
    private var lastNumber = 0

    // MARK: Queries

    func record(of node: NodeID) -> NodeRecord? { nodes[node] }

    func record(of coordinator: (any Coordinator)?) -> CoordinatorRecord? {
        guard let coordinator else { return nil }
        return coordinators[ObjectIdentifier(coordinator)]
    }

    func node(of screen: any Screen) -> NodeID? { nodeOfScreen[ObjectIdentifier(screen)] }

    /// Returns whether a node is in the tree, as opposed to removed by the current transaction.
    func isInTree(_ node: NodeID) -> Bool { nodes[node]?.stack != nil }

    /// Returns whether the editor has a record of a screen or a coordinator with this identity.
    func hasRecord(of object: ObjectIdentifier) -> Bool {
        coordinators[object] != nil || nodeOfScreen[object] != nil
    }

    /// Returns the nodes of a coordinator and its descendants, the oldest first.
    func nodes(ofFamily coordinator: CoordinatorRecord) -> [NodeID] {
        var found: [NodeID] = []
        var family = [coordinator]
        while let member = family.popLast() {
            found += member.nodes
            family += member.children
        }
        return found.sorted { $0.number < $1.number }
    }

    /// Returns the types of a coordinator and its nearest ancestors, at most 16, the topmost first.
    func ownerPath(to owner: CoordinatorRecord) -> [any Any.Type] {
        let path = sequence(first: owner, next: \.parent).prefix(16)
        return path.map { type(of: $0.coordinator) }.reversed()
    }

    /// Returns the stack onto which a coordinator pushes: the stack in which its first screen was
    /// shown, or that of its nearest ancestor with a stack; otherwise the visible stack.
    func ownStack(of coordinator: CoordinatorRecord?) -> StackID? {
        var next = coordinator
        while let record = next, !isPlaced(record) { next = record.parent }
        let own = next?.home ?? tree.visibleStack
        // The screens of a coordinator that had a stack before go into the tab.
        if let filledTab, let own, own.number <= filledTab.newest,
            tree.stacks[filledTab.stack] != nil
        {
            return filledTab.stack
        }
        return own
    }

    /// Returns the placement with which a coordinator or its nearest ancestor was started, as long
    /// as none of them has shown a screen.
    func chosenPlacement(of coordinator: CoordinatorRecord?) -> Placement? {
        var next = coordinator
        while let record = next, record.home == nil {
            if let placement = record.placement { return placement }
            next = record.parent
        }
        return nil
    }

    /// Returns whether something is above a node: in its stack, above its tabs, or as a modal.
    func isCovered(_ node: NodeID) -> Bool {
        var top = node
        while let stack = nodes[top]?.stack, tree.stacks[stack]?.last?.id == top {
            guard let tabs = stack.tabs else { return tree.layers.last?.stack != stack }
            top = tabs
        }
        return true
    }

    private func isPlaced(_ coordinator: CoordinatorRecord) -> Bool {
        guard let home = coordinator.home else { return false }
        return tree.stacks[home] != nil
    }

    // MARK: Coordinators

    func start(_ coordinator: CoordinatorRecord) {
        coordinator.isStarted = true
        coordinator.parent?.children.append(coordinator)
        coordinators[coordinator.key] = coordinator
        journal.append(.started(coordinator))
    }

    /// Removes the nodes of a coordinator and its descendants, with everything above them.
    func remove(_ coordinator: CoordinatorRecord) {
        for node in nodes(ofFamily: coordinator) {
            // A node is missing when a previous cut has removed it.
            guard let stack = nodes[node]?.stack,
                let height = tree.stacks[stack]?.lastIndex(where: { $0.id == node })
            else { continue }
            cut(stack, keeping: height)
        }
        guard !coordinator.isLeaving else { return }
        coordinator.isLeaving = true
        journal.append(.leaving(coordinator))
    }

    // MARK: Nodes

    /// Creates a node, or returns the node of a screen that the transaction has removed.
    func makeNode(
        _ screen: (any Screen)?, at route: (any Route)?, hint: (any Sendable)? = nil,
        by owner: CoordinatorRecord
    ) throws(NavigationError) -> NodeID {
        if let screen, let node = node(of: screen) {
            guard let record = nodes[node], record.stack == nil, record.owner === owner else {
                throw .screenAlreadyShown
            }
            return node
        }
        let node = NodeID(number: nextNumber())
        if let screen {
            let tree = ObjectIdentifier(self)
            let work = screen.work
            if let other = work.tree, other != tree { throw .otherNavigator }
            nodeOfScreen[ObjectIdentifier(screen)] = node
            work.reopen(for: CommandSource(tree: tree, node: node))
        }
        owner.nodes.append(node)
        nodes[node] = NodeRecord(screen, at: route, hint: hint, by: owner)
        journal.append(.nodeMade(node))
        return node
    }

    /// Puts a node into the tree.
    ///
    /// - Parameter stack: The stack for a node that is pushed or replaces the top.
    func put(
        _ node: NavigationTree.Node, as placement: Placement, on stack: StackID?
    ) throws(NavigationError) {
        switch placement {
        case .push, .pushOnVisibleStack:
            append(node, to: stack ?? addLayer(presenter: nil))
        case .replaceTop:
            guard let stack, let height = tree.stacks[stack]?.indices.last
            else { throw .nothingBelow }
            cut(stack, keeping: height, dropsEmptyModal: false)
            append(node, to: stack)
        case .root:
            while tree.layers.count > 1 { dropLayer() }
            let root = tree.layers.first?.stack ?? addLayer(presenter: nil)
            cut(root, keeping: 0)
            append(node, to: root)
        case .modal:
            let presenter = tree.innermostNode
            guard presenter != nil || tree.layers.isEmpty else { throw .nothingBelow }
            append(node, to: addLayer(presenter: presenter))
        }
    }

    func append(_ node: NavigationTree.Node, to stack: StackID) {
        tree.stacks[stack, default: []].append(node)
        journal.append(.appended(stack))
        guard let record = nodes[node.id] else { return }
        record.stack = stack
        var next: CoordinatorRecord? = record.owner
        while let coordinator = next, coordinator.home != stack, !isPlaced(coordinator) {
            journal.append(.settled(coordinator, previous: coordinator.home))
            coordinator.home = stack
            next = coordinator.parent
        }
    }

    /// Removes the nodes above the lowest `count` ones, with the stacks of their tabs and the
    /// modals that they presented.
    ///
    /// - Parameter dropsEmptyModal: Whether a modal whose last node is removed is removed too.
    func cut(_ stack: StackID, keeping count: Int, dropsEmptyModal: Bool = true) {
        let removed = Array(tree.nodes(of: stack).dropFirst(count))
        guard !removed.isEmpty else { return }
        for node in removed.reversed() {
            while presenters.contains(node.id), tree.layers.count > 1 { dropLayer() }
            if case .tabs(let tabs, _) = node.content {
                for tab in tabs { drop(tab) }
            }
            nodes[node.id]?.stack = nil
        }
        tree.stacks[stack, default: []].removeLast(removed.count)
        journal.append(.removed(stack, removed))
        if count == 0, dropsEmptyModal, tree.layers.count > 1, tree.layers.last?.stack == stack {
            dropLayer()
        }
    }

    // MARK: Stacks and layers

    /// Creates a stack.
    ///
    /// - Parameter tabs: The node of the tabs that contain the stack; nil for a layer.
    func makeStack(in tabs: NodeID?) -> StackID {
        let stack = StackID(number: nextNumber(), tabs: tabs)
        tree.stacks[stack] = []
        journal.append(.stackMade(stack))
        return stack
    }

    func addLayer(presenter: NodeID?) -> StackID {
        let stack = makeStack(in: nil)
        tree.layers.append(NavigationTree.Layer(stack: stack, presenter: presenter))
        if let presenter { presenters.insert(presenter) }
        journal.append(.layerAdded)
        return stack
    }

    /// Removes the topmost layer.
    func dropLayer() {
        let layer = tree.layers.removeLast()
        if let presenter = layer.presenter { presenters.remove(presenter) }
        journal.append(.layerRemoved(layer))
        drop(layer.stack)
    }

    /// Runs a closure that shows the screens of a tab.
    func fill(
        _ tab: StackID, with screens: () throws(NavigationError) -> Void
    ) throws(NavigationError) {
        let outer = filledTab
        defer { filledTab = outer }
        filledTab = (tab, newest: lastNumber)
        try screens()
        guard tree.stacks[tab]?.isEmpty == false else { throw .emptyStack }
    }

    /// Selects a tab of a node.
    func select(_ index: Int, of tabs: NodeID) {
        guard let previous = exchangeSelection(index, of: tabs), previous != index else { return }
        journal.append(.selected(tabs, previous: previous))
    }

    /// Removes the layers and the screens above the tabs that contain a stack, and selects it.
    func reveal(_ stack: StackID) {
        var inner = stack
        while let tabs = inner.tabs, let outer = nodes[tabs]?.stack,
            let nodes = tree.stacks[outer], let height = nodes.lastIndex(where: { $0.id == tabs }),
            case .tabs(let stacks, _) = nodes[height].content,
            let index = stacks.firstIndex(of: inner)
        {
            cut(outer, keeping: height + 1)
            select(index, of: tabs)
            inner = outer
        }
        while let layer = tree.layers.last, layer.stack != inner { dropLayer() }
    }

    /// - Returns: The index that was selected; nil when the node does not show tabs.
    private func exchangeSelection(_ index: Int, of tabs: NodeID) -> Int? {
        guard let stack = nodes[tabs]?.stack,
            let height = tree.stacks[stack]?.lastIndex(where: { $0.id == tabs }),
            case .tabs(let stacks, let previous)? = tree.stacks[stack]?[height].content
        else { return nil }
        if previous != index {
            tree.stacks[stack]?[height].content = .tabs(stacks, selected: index)
        }
        return previous
    }

    /// Removes everything, and rejects later transactions.
    func close() {
        // Otherwise the undo of a trial would open the navigator again.
        guard !isClosed else { return }
        while !tree.layers.isEmpty { dropLayer() }
        isClosed = true
        journal.append(.closed)
    }

    private func drop(_ stack: StackID) {
        cut(stack, keeping: 0, dropsEmptyModal: false)
        tree.stacks[stack] = nil
        journal.append(.stackDropped(stack))
    }

    // MARK: Journal

    /// The position in the journal that `rollBack(to:)` returns to.
    var mark: Int { journal.count }

    /// True if a stack from which nodes were removed is empty.
    var hasEmptyStack: Bool {
        guard !journal.removals.isEmpty else { return false }
        for case .removed(let stack, _) in journal.changes
        where tree.stacks[stack]?.isEmpty == true {
            return true
        }
        return false
    }

    /// Returns the nodes that a change would remove, and undoes it.
    func nodes(removedBy change: () throws -> Void) -> Set<NodeID> {
        let mark = mark
        let count = journal.removals.nodes.count
        // A change that is rejected removes nothing.
        try? change()
        let removed = Set(journal.removals.nodes.dropFirst(count))
        rollBack(to: mark)
        return removed
    }

    func rollBack(to mark: Int) {
        while let change = journal.popLast(after: mark) { undo(change) }
    }

    /// Empties the journal.
    ///
    /// - Returns: The removals of the transaction; nil when it changed nothing.
    func finishTransaction() -> TreeJournal.Removals? { journal.finish() }

    /// Deletes the record of a node, unless it is in the tree, and cancels the work of its screen.
    @discardableResult
    func removeRecord(of node: NodeID) -> NodeRecord? {
        guard let record = nodes[node], record.stack == nil else { return nil }
        nodes[node] = nil
        removedRecords.append(record)
        record.owner.remove(node)
        if let screen = record.screen {
            nodeOfScreen[ObjectIdentifier(screen)] = nil
            screen.work.end()
        }
        return record
    }

    /// Deletes the record of a coordinator and cancels its work.
    func removeRecord(of coordinator: CoordinatorRecord) {
        coordinator.isStarted = false
        coordinators[coordinator.key] = nil
        coordinator.parent?.remove(coordinator)
        removedRecords.append(coordinator)
        coordinator.work?.end()
    }

    /// Releases the records that were removed. This can remove others.
    func releaseRemovedRecords() {
        while !removedRecords.isEmpty {
            // The records are released after the access to the list has ended.
            var records: [any AnyObject] = []
            swap(&records, &removedRecords)
        }
    }

    private func undo(_ change: TreeJournal.Change) {
        switch change {
        case .started(let coordinator): removeRecord(of: coordinator)
        case .settled(let coordinator, let previous): coordinator.home = previous
        case .leaving(let coordinator): coordinator.isLeaving = false
        case .nodeMade(let node): removeRecord(of: node)
        case .stackMade(let stack): tree.stacks[stack] = nil
        case .stackDropped(let stack): tree.stacks[stack] = []
        case .appended(let stack):
            if let node = tree.stacks[stack]?.popLast() { nodes[node.id]?.stack = nil }
        case .removed(let stack, let removed):
            tree.stacks[stack]?.append(contentsOf: removed)
            for node in removed { nodes[node.id]?.stack = stack }
        case .layerAdded:
            if let presenter = tree.layers.removeLast().presenter { presenters.remove(presenter) }
        case .layerRemoved(let layer):
            tree.layers.append(layer)
            if let presenter = layer.presenter { presenters.insert(presenter) }
        case .selected(let tabs, let previous): _ = exchangeSelection(previous, of: tabs)
        case .closed: isClosed = false
        }
    }

    private func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }
}
