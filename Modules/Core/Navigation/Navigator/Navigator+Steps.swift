/// The steps that all changes are made of. Each writes to the journal what undoes it.
extension Navigator {
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

    func makeNode(
        _ screen: (any Screen)?, at route: (any Route)?, by owner: any Coordinator
    ) throws(NavigationError) -> NodeID {
        let key = ObjectIdentifier(owner)
        guard owners[key] != nil else { throw .coordinatorNotStarted }
        if let screen, let node = nodeOfScreen[ObjectIdentifier(screen)] {
            // Out of the tree, but only since this transaction began: it moves.
            guard let entry = entries[node], entry.stack == nil, entry.owner == key else {
                throw .screenAlreadyShown
            }
            return node
        }
        let node = NodeID(number: nextNumber())
        if let screen {
            nodeOfScreen[ObjectIdentifier(screen)] = node
            screen.work.reopen(for: origin(node))
        }
        owners[key]?.nodes.append(node)
        entries[node] = Entry(screen: screen, owner: key, route: route, stack: nil)
        journal.append(.nodeMade(node))
        return node
    }

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

    func append(_ node: NavigationTree.Node, to stack: StackID) {
        tree.stacks[stack]?.append(node)
        entries[node.id]?.stack = stack
        journal.append(.appended(stack))
    }

    func select(_ index: Int, on stack: StackID) {
        guard let top = tree.stacks[stack]?.indices.last,
            case .tabs(let tabs, let previous)? = tree.stacks[stack]?[top].content,
            previous != index
        else { return }
        tree.stacks[stack]?[top].content = .tabs(tabs, selected: index)
        journal.append(.selected(stack, previous: previous))
    }

    /// Removes the nodes above the lowest `count` ones, the stacks of their tabs, and the modals that
    /// they presented. A modal without a node is no modal any more.
    func cut(_ stack: StackID, keeping count: Int, dropsEmptyModal: Bool = true) {
        guard let size = tree.stacks[stack]?.count, count < size else { return }
        let removed = Array(tree.nodes(of: stack)[count...])
        for node in removed.reversed() {
            dropModals(presentedBy: node.id)
            if case .tabs(let tabs, _) = node.content {
                for tab in tabs { drop(tab) }
            }
            entries[node.id]?.stack = nil
        }
        tree.stacks[stack]?.removeLast(removed.count)
        journal.append(.removed(stack, removed))
        if count == 0, dropsEmptyModal, tree.layers.count > 1, tree.layers.last?.stack == stack {
            dropLayer()
        }
    }

    /// Takes away the layers above the one that a stack belongs to, and selects the tabs that lead to
    /// it.
    func reveal(_ stack: StackID) {
        for index in tree.layers.indices.reversed() {
            guard let path = path(to: stack, from: tree.layers[index].stack) else { continue }
            while tree.layers.count > index + 1 { dropLayer() }
            for (outer, tab) in path { select(tab, on: outer) }
            return
        }
    }

    /// The tabs to select, from the outermost stack to the one that is looked for. Tabs are always on
    /// top of their stack: what is shown while they are visible goes into one of them.
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

    private func dropModals(presentedBy node: NodeID) {
        while presenters.contains(node), tree.layers.count > 1 { dropLayer() }
    }

    /// Takes the topmost modal away.
    func dropLayer() {
        let layer = tree.layers.removeLast()
        if let presenter = layer.presenter { presenters.remove(presenter) }
        journal.append(.layerRemoved(layer))
        drop(layer.stack)
    }

    private func drop(_ stack: StackID) {
        cut(stack, keeping: 0, dropsEmptyModal: false)
        tree.stacks[stack] = nil
        journal.append(.stackDropped(stack))
    }
}
