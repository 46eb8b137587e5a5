extension Navigator {
    /// The tree in names that last, as far as it has names: a stack ends before the first node without
    /// a route, and so do the modals above it.
    public var snapshot: NavigationSnapshot {
        var snapshot = NavigationSnapshot()
        for layer in tree.layers {
            let (nodes, isWhole) = nodes(of: layer.stack)
            if !nodes.isEmpty { snapshot.layers.append(nodes) }
            guard isWhole else { break }
        }
        return snapshot
    }

    /// - Returns: whether all that is to be seen of the stack has a name.
    private func nodes(
        of stack: StackID
    ) -> (nodes: [NavigationSnapshot.Node], isWhole: Bool) {
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
            if !inside[selected].isWhole { return (found, false) }
        }
        return (found, true)
    }
}
