/// The navigation tree with its screens and coordinators, and a journal that can undo each change.
///
/// Only a navigator's commands use an editor. Every change is recorded, so that a transaction that
/// fails can be rolled back.
@MainActor final class TreeEditor {
    /// The properties of a node.
    struct NodeRecord {
        /// The screen; nil for tabs.
        let screen: (any Screen)?
        let owner: ObjectIdentifier
        let route: (any Route)?
        /// The stack that holds the node; nil after the current transaction has removed the node.
        fileprivate(set) var stack: StackID?
    }

    /// The properties of a coordinator that has been started.
    struct CoordinatorRecord {
        let coordinator: any Coordinator
        let parent: ObjectIdentifier?
        /// The receiver of the coordinator's result.
        fileprivate(set) var delivery: (any ResultDelivery)?
        /// The coordinator's own work, once it has been requested.
        fileprivate(set) var work: WorkScope?
        /// The coordinator's nodes in the order in which they were created.
        fileprivate(set) var nodes: [NodeID] = []
        fileprivate(set) var children: Set<ObjectIdentifier> = []

        var hasNodesOrChildren: Bool { !nodes.isEmpty || !children.isEmpty }

        /// Removes a node. The search starts at the end because the newest node leaves most often.
        fileprivate mutating func remove(_ node: NodeID) {
            if let index = nodes.lastIndex(of: node) { nodes.remove(at: index) }
        }
    }

    /// A change, with the values that undo it.
    private enum Change {
        case started(ObjectIdentifier)
        case nodeMade(NodeID)
        case stackMade(StackID)
        case stackDropped(StackID)
        case appended(StackID)
        case removed(StackID, [NavigationTree.Node])
        case layerAdded
        case layerRemoved(NavigationTree.Layer)
        case selected(StackID, previous: Int)
        case closed
    }

    private(set) var tree = NavigationTree()
    /// The started coordinators.
    private(set) var coordinators: [ObjectIdentifier: CoordinatorRecord] = [:]
    private(set) var isClosed = false
    /// The screens and coordinators whose records were removed. The navigator releases them when no
    /// transaction is running, because their `deinit` can issue commands.
    var removedObjects = Queue<any AnyObject>()
    private var nodes: [NodeID: NodeRecord] = [:]
    private var nodeOfScreen: [ObjectIdentifier: NodeID] = [:]
    /// The nodes that have presented modals.
    private var presenters: Set<NodeID> = []
    private var journal: [Change] = []
    private var lastNumber = 0

    // MARK: Queries

    func record(of node: NodeID) -> NodeRecord? { nodes[node] }

    func node(of screen: any Screen) -> NodeID? { nodeOfScreen[ObjectIdentifier(screen)] }

    /// Returns whether a node is in the tree, as opposed to removed by the current transaction.
    func isInTree(_ node: NodeID) -> Bool { nodes[node]?.stack != nil }

    /// Returns whether the editor has a record of a screen or a coordinator with this identity.
    func hasRecord(of object: ObjectIdentifier) -> Bool {
        coordinators[object] != nil || nodeOfScreen[object] != nil
    }

    /// Returns the nodes of a coordinator and its descendants, the oldest first.
    func nodes(ofFamily key: ObjectIdentifier) -> [NodeID] {
        var found: [NodeID] = []
        var family = [key]
        while let member = family.popLast() {
            guard let record = coordinators[member] else { continue }
            found += record.nodes
            family += record.children
        }
        return found.sorted { $0.number < $1.number }
    }

    /// Returns the types of a coordinator and its nearest ancestors, at most 16, the topmost first.
    func ownerPath(to owner: ObjectIdentifier) -> [TypeName] {
        var path: [TypeName] = []
        var next: ObjectIdentifier? = owner
        while let key = next, let record = coordinators[key], path.count < 16 {
            path.append(TypeName(record.coordinator))
            next = record.parent
        }
        return path.reversed()
    }

    // MARK: Coordinators

    func start(
        _ coordinator: any Coordinator, under parent: ObjectIdentifier?,
        delivery: (any ResultDelivery)?
    ) throws(NavigationError) {
        let key = ObjectIdentifier(coordinator)
        guard coordinators[key] == nil else { throw .coordinatorAlreadyStarted }
        if let parent {
            guard coordinators[parent] != nil else { throw .coordinatorNotStarted }
            coordinators[parent]?.children.insert(key)
        }
        coordinators[key] = CoordinatorRecord(
            coordinator: coordinator, parent: parent, delivery: delivery)
        journal.append(.started(key))
    }

    /// Sets the work of a coordinator. Has no effect for a coordinator that has not been started.
    func setWork(_ work: WorkScope, of coordinator: ObjectIdentifier) {
        coordinators[coordinator]?.work = work
    }

    func removeDelivery(of coordinator: ObjectIdentifier) {
        coordinators[coordinator]?.delivery = nil
    }

    // MARK: Nodes

    /// Creates a node, or returns the node of a screen that the transaction has removed.
    func makeNode(
        _ screen: (any Screen)?, at route: (any Route)?, by owner: any Coordinator
    ) throws(NavigationError) -> NodeID {
        let key = ObjectIdentifier(owner)
        guard coordinators[key] != nil else { throw .coordinatorNotStarted }
        if let screen, let node = node(of: screen) {
            guard let record = nodes[node], record.stack == nil, record.owner == key else {
                throw .screenAlreadyShown
            }
            return node
        }
        let tree = ObjectIdentifier(self)
        if let other = screen?.work.tree, other != tree { throw .otherNavigator }
        let node = NodeID(number: nextNumber())
        if let screen {
            nodeOfScreen[ObjectIdentifier(screen)] = node
            screen.work.reopen(for: CommandSource(tree: tree, node: node))
        }
        coordinators[key]?.nodes.append(node)
        nodes[node] = NodeRecord(screen: screen, owner: key, route: route, stack: nil)
        journal.append(.nodeMade(node))
        return node
    }

    func put(_ node: NavigationTree.Node, as placement: Placement) throws(NavigationError) {
        switch placement {
        case .push:
            append(node, to: tree.visibleStack ?? addLayer(presenter: nil))
        case .replaceTop:
            guard let stack = tree.visibleStack, let height = tree.stacks[stack]?.indices.last
            else { throw .nothingBelow }
            cut(stack, keeping: height, dropsEmptyModal: false)
            append(node, to: stack)
        case .root:
            while tree.layers.count > 1 { dropLayer() }
            let root = tree.layers.first?.stack ?? addLayer(presenter: nil)
            cut(root, keeping: 0)
            append(node, to: root)
        case .modal:
            append(node, to: addLayer(presenter: tree.innermostNode))
        }
    }

    func append(_ node: NavigationTree.Node, to stack: StackID) {
        tree.stacks[stack]?.append(node)
        nodes[node.id]?.stack = stack
        journal.append(.appended(stack))
    }

    /// Removes the nodes above the lowest `count` ones, with the stacks of their tabs and the
    /// modals that they presented.
    ///
    /// - Parameter dropsEmptyModal: Whether a modal whose last node is removed is removed too.
    func cut(_ stack: StackID, keeping count: Int, dropsEmptyModal: Bool = true) {
        guard let size = tree.stacks[stack]?.count, count < size else { return }
        let removed = Array(tree.nodes(of: stack)[count...])
        for node in removed.reversed() {
            while presenters.contains(node.id), tree.layers.count > 1 { dropLayer() }
            if case .tabs(let tabs, _) = node.content {
                for tab in tabs { drop(tab) }
            }
            nodes[node.id]?.stack = nil
        }
        tree.stacks[stack]?.removeLast(removed.count)
        journal.append(.removed(stack, removed))
        if count == 0, dropsEmptyModal, tree.layers.count > 1, tree.layers.last?.stack == stack {
            dropLayer()
        }
    }

    // MARK: Stacks and layers

    func makeStack() -> StackID {
        let stack = StackID(number: nextNumber())
        tree.stacks[stack] = []
        journal.append(.stackMade(stack))
        return stack
    }

    func addLayer(presenter: NodeID?) -> StackID {
        let stack = makeStack()
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

    func select(_ index: Int, on stack: StackID) {
        guard let top = tree.stacks[stack]?.indices.last,
            case .tabs(let tabs, let previous)? = tree.stacks[stack]?[top].content,
            previous != index
        else { return }
        tree.stacks[stack]?[top].content = .tabs(tabs, selected: index)
        journal.append(.selected(stack, previous: previous))
    }

    /// Removes the layers above a stack and selects the tabs that contain it.
    func reveal(_ stack: StackID) {
        for index in tree.layers.indices.reversed() {
            guard let path = path(to: stack, from: tree.layers[index].stack) else { continue }
            while tree.layers.count > index + 1 { dropLayer() }
            for (outer, tab) in path { select(tab, on: outer) }
            return
        }
    }

    /// Removes everything, and rejects later transactions.
    func close() {
        while !tree.layers.isEmpty { dropLayer() }
        isClosed = true
        journal.append(.closed)
    }

    /// Returns the tabs to select so that a stack is visible, the outermost first; nil when `outer`
    /// does not contain the stack. Tabs are always on top of their stack, because new nodes go into
    /// the visible stack.
    private func path(
        to stack: StackID, from outer: StackID
    ) -> [(stack: StackID, tab: Int)]? {
        if stack == outer { return [] }
        guard case .tabs(let tabs, _)? = tree.stacks[outer]?.last?.content else { return nil }
        for (index, tab) in tabs.enumerated() {
            if let rest = path(to: stack, from: tab) { return [(outer, index)] + rest }
        }
        return nil
    }

    private func drop(_ stack: StackID) {
        cut(stack, keeping: 0, dropsEmptyModal: false)
        tree.stacks[stack] = nil
        journal.append(.stackDropped(stack))
    }

    // MARK: Journal

    /// The position in the journal that `rollBack(to:)` returns to.
    var mark: Int { journal.count }

    /// A Boolean value that indicates whether a stack from which nodes were removed is empty.
    var hasEmptyStack: Bool {
        journal.contains { change in
            if case .removed(let stack, _) = change {
                tree.stacks[stack]?.isEmpty == true
            } else {
                false
            }
        }
    }

    func rollBack(to mark: Int) {
        while journal.count > mark, let change = journal.popLast() { undo(change) }
    }

    /// Empties the journal.
    ///
    /// - Returns: The nodes that the transaction removed, in the order of their removal and the top
    ///   of each stack first; nil when the transaction changed nothing.
    func finishTransaction() -> [NodeID]? {
        guard !journal.isEmpty else { return nil }
        let changes = journal
        journal = []
        var removed: [NodeID] = []
        for case .removed(_, let nodes) in changes {
            removed += nodes.reversed().map(\.id).filter { !isInTree($0) }
        }
        return removed
    }

    /// Deletes the record of a node and cancels the work of its screen.
    @discardableResult
    func removeRecord(of node: NodeID) -> NodeRecord? {
        guard let record = nodes.removeValue(forKey: node) else { return nil }
        coordinators[record.owner]?.remove(node)
        if let screen = record.screen {
            nodeOfScreen[ObjectIdentifier(screen)] = nil
            removedObjects.append(screen)
            screen.work.end()
        }
        return record
    }

    /// Deletes the record of a coordinator and cancels its work.
    @discardableResult
    func removeRecord(of coordinator: ObjectIdentifier) -> CoordinatorRecord? {
        guard let record = coordinators.removeValue(forKey: coordinator) else { return nil }
        if let parent = record.parent { coordinators[parent]?.children.remove(coordinator) }
        removedObjects.append(record.coordinator)
        record.work?.end()
        return record
    }

    private func undo(_ change: Change) {
        switch change {
        case .started(let coordinator): removeRecord(of: coordinator)
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
        case .selected(let stack, let previous):
            guard let top = tree.stacks[stack]?.indices.last,
                case .tabs(let tabs, _)? = tree.stacks[stack]?[top].content
            else { return }
            tree.stacks[stack]?[top].content = .tabs(tabs, selected: previous)
        case .closed: isClosed = false
        }
    }

    private func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }
}
