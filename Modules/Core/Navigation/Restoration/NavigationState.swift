/// A navigation tree as a value that can be saved: route names instead of objects.
public struct NavigationState: Hashable, Sendable {
    /// A screen or tabs.
    public struct Node: Hashable, Sendable {
        /// The route of the node.
        public let route: RouteRecord
        /// The stacks of the tabs, each from the lowest node up; empty for a screen.
        public let tabs: [[Node]]
        /// The index of the selected tab; 0 for a screen.
        public let selectedTab: Int

        /// Creates a node.
        ///
        /// - Parameters:
        ///   - route: The route of the node.
        ///   - tabs: The stacks of the tabs, each from the lowest node up.
        ///   - selectedTab: The index of the selected tab. An index out of range selects the
        ///     nearest tab.
        public init(_ route: RouteRecord, tabs: [[Node]] = [], selectedTab: Int = 0) {
            self.route = route
            self.tabs = tabs
            self.selectedTab = max(0, min(selectedTab, tabs.count - 1))
        }
    }

    /// The stacks of the root and the modals above it, each from the lowest node up.
    public var layers: [[Node]]

    /// Creates a navigation state.
    ///
    /// - Parameter layers: The stacks of the root and the modals above it.
    public init(layers: [[Node]] = []) {
        self.layers = layers
    }
}

extension Navigator {
    /// The state of the tree up to the first visible node without a route. The state contains
    /// neither the rest of that node's stack nor the modals above it.
    public var state: NavigationState {
        var state = NavigationState()
        for layer in tree.layers {
            let (nodes, isComplete) = nodes(of: layer.stack)
            if !nodes.isEmpty { state.layers.append(nodes) }
            guard isComplete else { break }
        }
        return state
    }

    /// - Returns: The nodes with routes, and whether all visible nodes of the stack are among them.
    private func nodes(
        of stack: StackID
    ) -> (nodes: [NavigationState.Node], isComplete: Bool) {
        var found: [NavigationState.Node] = []
        for node in tree.nodes(of: stack) {
            guard let route = route(of: node.id) else { return (found, false) }
            guard case .tabs(let tabs, let selected) = node.content else {
                found.append(NavigationState.Node(route.record))
                continue
            }
            let inside = tabs.map(nodes)
            found.append(
                NavigationState.Node(
                    route.record, tabs: inside.map(\.nodes), selectedTab: selected))
            if !inside[selected].isComplete { return (found, false) }
        }
        return (found, true)
    }
}
