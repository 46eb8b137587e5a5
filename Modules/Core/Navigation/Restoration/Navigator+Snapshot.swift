extension Navigator {
    /// A snapshot of the tree up to the first visible node without a route. The snapshot contains
    /// neither the rest of that node's stack nor the modals above it.
    public var snapshot: NavigationSnapshot {
        var snapshot = NavigationSnapshot()
        for layer in tree.layers {
            let (nodes, isComplete) = nodes(of: layer.stack)
            if !nodes.isEmpty { snapshot.layers.append(nodes) }
            guard isComplete else { break }
        }
        return snapshot
    }

    /// - Returns: The nodes with routes, and whether all visible nodes of the stack are among them.
    private func nodes(
        of stack: StackID
    ) -> (nodes: [NavigationSnapshot.Node], isComplete: Bool) {
        var found: [NavigationSnapshot.Node] = []
        for node in tree.nodes(of: stack) {
            guard let route = route(of: node.id) else { return (found, false) }
            guard case .tabs(let tabs, let selected) = node.content else {
                found.append(NavigationSnapshot.Node(route.record))
                continue
            }
            let inside = tabs.map(nodes)
            found.append(
                NavigationSnapshot.Node(
                    route.record, tabs: inside.map(\.nodes), selectedTab: selected))
            if !inside[selected].isComplete { return (found, false) }
        }
        return (found, true)
    }
}
