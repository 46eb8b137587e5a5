/// The steps that all changes are made of. Each writes to the journal what undoes it.
extension Navigator {
    func place(
        _ screen: any Screen, by owner: any Coordinator, as placement: Placement
    ) throws(NavigationError) {
        let node = try makeNode(screen, by: owner)
        try put(NavigationTree.Node(id: node, content: .screen), as: placement)
    }

    func push(
        _ screen: any Screen, on stack: StackID, by owner: any Coordinator
    ) throws(NavigationError) {
        let node = try makeNode(screen, by: owner)
        append(NavigationTree.Node(id: node, content: .screen), to: stack)
    }

    func put(_ node: NavigationTree.Node, as placement: Placement) throws(NavigationError) {
        switch placement {
        case .push:
            append(node, to: tree.visibleStack ?? addLayer(presenter: nil))
        case .replaceTop:
            guard let stack = tree.visibleStack else { throw .nothingBelow }
            cut(stack, keeping: tree.nodes(of: stack).count - 1, dropsEmptyModal: false)
            append(node, to: stack)
        case .root:
            if let root = tree.layers.first?.stack {
                cut(root, keeping: 0)
                append(node, to: root)
            } else {
                append(node, to: addLayer(presenter: nil))
            }
        case .modal:
            append(node, to: addLayer(presenter: tree.visibleNode))
        }
    }

    func makeNode(
        _ screen: (any Screen)?, by owner: any Coordinator
    ) throws(NavigationError) -> NodeID {
        let key = ObjectIdentifier(owner)
        guard owners[key] != nil else { throw .coordinatorNotStarted }
        let node = NodeID(number: nextNumber())
        if let screen {
            guard nodeOfScreen[ObjectIdentifier(screen)] == nil else { throw .screenAlreadyShown }
            nodeOfScreen[ObjectIdentifier(screen)] = node
        }
        owners[key]?.nodes.append(node)
        entries[node] = Entry(screen: screen, owner: key, stack: nil)
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
        if count == 0, dropsEmptyModal, let top = tree.layers.last, top.stack == stack,
            top.presenter != nil
        {
            dropLayer()
        }
    }

    /// Takes away the layers above the one that a stack belongs to, and selects the tabs that lead to
    /// it.
    func reveal(_ stack: StackID) throws(NavigationError) {
        for (index, layer) in tree.layers.enumerated() {
            guard let path = path(to: stack, from: layer.stack) else { continue }
            while tree.layers.count > index + 1, let top = tree.layers.last {
                cut(top.stack, keeping: 0)
            }
            for (outer, tab) in path { select(tab, on: outer) }
            return
        }
        throw .screenNotShown
    }

    /// The tabs to select, from the outermost stack to the one that is looked for. Tabs that are not
    /// on top of their stack are cut free.
    private func path(
        to stack: StackID, from outer: StackID
    ) -> [(stack: StackID, tab: Int)]? {
        if stack == outer { return [] }
        for (height, node) in tree.nodes(of: outer).enumerated() {
            guard case .tabs(let tabs, _) = node.content else { continue }
            for (index, tab) in tabs.enumerated() {
                guard let rest = path(to: stack, from: tab) else { continue }
                cut(outer, keeping: height + 1)
                return [(outer, index)] + rest
            }
        }
        return nil
    }

    private func dropModals(presentedBy node: NodeID) {
        guard let first = tree.layers.firstIndex(where: { $0.presenter == node }) else { return }
        while tree.layers.count > first, let top = tree.layers.last {
            cut(top.stack, keeping: 0, dropsEmptyModal: false)
            dropLayer()
        }
    }

    private func dropLayer() {
        let layer = tree.layers.removeLast()
        journal.append(.layerRemoved(layer))
        drop(layer.stack)
    }

    private func drop(_ stack: StackID) {
        cut(stack, keeping: 0, dropsEmptyModal: false)
        tree.stacks[stack] = nil
        journal.append(.stackDropped(stack))
    }
}
