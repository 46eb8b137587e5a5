/// The changes of a transaction, with the values that undo them.
@MainActor struct TreeJournal {
    /// A change, with the values from before it.
    enum Change {
        case started(TreeEditor.CoordinatorRecord)
        case settled(TreeEditor.CoordinatorRecord, previous: StackID?)
        case leaving(TreeEditor.CoordinatorRecord)
        case nodeMade(NodeID)
        case stackMade(StackID)
        case stackDropped(StackID)
        case appended(StackID)
        case removed(StackID, [NavigationTree.Node])
        case layerAdded
        case layerRemoved(NavigationTree.Layer)
        case selected(NodeID, previous: Int)
        case closed
    }

    /// The removals of a transaction, in their order.
    struct Removals {
        /// The nodes that were removed, the top of each stack first. Some of them may have been
        /// shown again.
        fileprivate(set) var nodes: [NodeID] = []
        /// The coordinators that were removed explicitly.
        fileprivate(set) var coordinators: [TreeEditor.CoordinatorRecord] = []

        var isEmpty: Bool { nodes.isEmpty && coordinators.isEmpty }
    }

    private(set) var changes: [Change] = []
    private(set) var removals = Removals()

    /// The number of changes.
    var count: Int { changes.count }

    mutating func append(_ change: Change) {
        changes.append(change)
        switch change {
        case .leaving(let coordinator): removals.coordinators.append(coordinator)
        case .removed(_, let nodes): for node in nodes.reversed() { removals.nodes.append(node.id) }
        default: break
        }
    }

    /// Removes and returns the last change after the first `count` ones; nil if there is none.
    mutating func popLast(after count: Int) -> Change? {
        guard changes.count > count, let change = changes.popLast() else { return nil }
        switch change {
        case .leaving: removals.coordinators.removeLast()
        case .removed(_, let nodes): removals.nodes.removeLast(nodes.count)
        default: break
        }
        return change
    }

    /// Removes all changes.
    ///
    /// - Returns: The removals; nil when there is no change.
    mutating func finish() -> Removals? {
        guard !changes.isEmpty else { return nil }
        changes.removeAll(keepingCapacity: changes.count <= 64)
        let finished = removals
        if !finished.isEmpty { removals = Removals() }
        return finished
    }
}
