extension RouteMap {
    /// Shows the nodes of a navigation state in one transaction, from the root up, as many as can
    /// be resolved and shown. Nodes that are shown already stay. A link that is opened meanwhile
    /// takes the navigation state's place.
    ///
    /// - Parameters:
    ///   - state: The navigation state to restore.
    ///   - source: The value from which the first destination is resolved.
    ///   - navigator: The navigator that shows the nodes.
    /// - Returns: Whether the tree contains the whole navigation state.
    @discardableResult
    public func restore(
        _ state: NavigationState, from source: Source, on navigator: Navigator
    ) async -> Bool {
        let isNewest = navigator.beginOpening()
        var resolver = NavigationStateResolver(map: self, resolver: resolver(from: source))
        var layers: [[ResolvedNode]] = []
        for layer in state.layers {
            let (nodes, isVisiblePartComplete) = await resolver.resolve(layer)
            layers.append(nodes)
            guard isVisiblePartComplete else { break }
        }
        guard !Task.isCancelled, isNewest() else { return false }
        return navigator.restore(layers) && resolver.isComplete
    }
}

/// Resolves the nodes of a navigation state, as many as possible.
@MainActor private struct NavigationStateResolver<Source> {
    let map: RouteMap<Source>
    /// The resolver after the last visible node.
    var resolver: DestinationResolver
    private(set) var isComplete = true

    init(map: RouteMap<Source>, resolver: DestinationResolver) {
        self.map = map
        self.resolver = resolver
    }

    /// Resolves a stack.
    ///
    /// - Returns: The resolved nodes, and whether all visible nodes are among them. Missing nodes
    ///   of a hidden tab do not prevent nodes above the tabs.
    mutating func resolve(
        _ nodes: [NavigationState.Node]
    ) async -> (nodes: [ResolvedNode], isVisiblePartComplete: Bool) {
        var resolved: [ResolvedNode] = []
        var isVisiblePartComplete = true
        for node in nodes where isVisiblePartComplete {
            guard let destination = await map.resolve(node.route, by: &resolver) else {
                isComplete = false
                return (resolved, false)
            }
            var tabs: [[ResolvedNode]] = []
            let atTabs = resolver
            var inSelectedTab = atTabs
            for (index, tab) in node.tabs.enumerated() {
                resolver = atTabs
                let (stack, isTabComplete) = await resolve(tab)
                tabs.append(stack)
                guard index == node.selectedTab else { continue }
                inSelectedTab = resolver
                isVisiblePartComplete = isTabComplete
            }
            resolver = inSelectedTab
            resolved.append(
                ResolvedNode(
                    destination: destination, tabs: tabs, selectedTab: node.selectedTab))
        }
        return (resolved, isVisiblePartComplete)
    }
}

/// A node of a navigation state whose content is loaded.
@MainActor private struct ResolvedNode {
    let destination: ResolvedRoute
    let tabs: [[ResolvedNode]]
    let selectedTab: Int
}

extension Navigator {
    /// - Returns: Whether all nodes are shown.
    fileprivate func restore(_ layers: [[ResolvedNode]]) -> Bool {
        var isComplete = true
        do throws(NavigationError) {
            try perform(covering: true) { editor throws(NavigationError) in
                for (index, nodes) in layers.enumerated() {
                    let stack = index == 0 ? tree.layers.first?.stack : nil
                    guard
                        restore(
                            nodes, on: stack, inLayer: index, with: editor,
                            isComplete: &isComplete)
                    else { break }
                }
            }
            return isComplete
        } catch {
            return false
        }
    }

    /// - Parameters:
    ///   - stack: The stack of the nodes; nil when the first node creates it.
    ///   - isComplete: Set to false when a node is missing.
    /// - Returns: Whether all visible nodes are shown.
    private func restore(
        _ nodes: [ResolvedNode], on stack: StackID?, inLayer layer: Int,
        with editor: TreeEditor, isComplete: inout Bool
    ) -> Bool {
        let present = stack.map { tree.nodes(of: $0) } ?? []
        var home = stack
        for (height, node) in nodes.enumerated() {
            let isShown =
                if present.indices.contains(height) {
                    route(of: present[height].id)?.record == node.destination.target.record
                } else {
                    // Nothing is shown under a modal that was there before.
                    tree.layers.count <= layer + 1
                        && show(
                            node.destination,
                            as: home.map { .push(onto: $0) } ?? (layer > 0 ? .modal : nil))
                }
            home = home ?? tree.layers.last?.stack
            guard isShown,
                node.tabs.isEmpty
                    || restoreTabs(
                        of: node, at: height, on: home, inLayer: layer, with: editor,
                        isComplete: &isComplete)
            else {
                isComplete = false
                return false
            }
        }
        return true
    }

    /// Restores the stacks of tabs that the node's destination has shown.
    private func restoreTabs(
        of node: ResolvedNode, at height: Int, on stack: StackID?, inLayer layer: Int,
        with editor: TreeEditor, isComplete: inout Bool
    ) -> Bool {
        guard let shown = stack.flatMap({ tree.nodes(of: $0).dropFirst(height).first }),
            case .tabs(let tabs, _) = shown.content, tabs.count == node.tabs.count
        else { return false }
        var isVisiblePartComplete = true
        for (index, nodes) in node.tabs.enumerated() {
            editor.select(index, of: shown.id)
            let isTabComplete = restore(
                nodes, on: tabs[index], inLayer: layer, with: editor, isComplete: &isComplete)
            if index == node.selectedTab { isVisiblePartComplete = isTabComplete }
        }
        editor.select(node.selectedTab, of: shown.id)
        return isVisiblePartComplete
    }

    /// Shows a destination. A failure leaves the nodes below it as they are.
    private func show(_ destination: ResolvedRoute, as placement: PendingPlacement?) -> Bool {
        do throws(NavigationError) {
            try transaction { () throws(NavigationError) in
                try withPlacement(placement) { () throws(NavigationError) in
                    try destination.show()
                }
            }
            return true
        } catch {
            return false
        }
    }
}
