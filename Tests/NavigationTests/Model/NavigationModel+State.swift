import Navigation

extension NavigationModel {
    /// A part of a navigation state, and whether all visible nodes are in it.
    typealias Part = (nodes: [NavigationState.Node], isComplete: Bool)

    var state: NavigationState {
        var state = NavigationState()
        for layer in layers {
            let part = Self.part(of: layer.nodes)
            if !part.nodes.isEmpty { state.layers.append(part.nodes) }
            if !part.isComplete { break }
        }
        return state
    }

    private static func part(of stack: [Node]) -> Part {
        var nodes: [NavigationState.Node] = []
        for node in stack {
            guard let route = node.route else { return (nodes, false) }
            let tabs = node.tabs.map(part)
            nodes.append(.init(route, tabs: tabs.map(\.nodes), selectedTab: node.selected))
            if !tabs.isEmpty, !tabs[node.selected].isComplete { return (nodes, false) }
        }
        return (nodes, true)
    }

    /// Returns the tree of a new `RouteFixture` after it has restored a navigation state, and
    /// whether that is the whole navigation state.
    static func restored(
        _ state: NavigationState, without unavailable: Set<Int>
    ) -> (state: NavigationState, isComplete: Bool) {
        let root = NavigationState.Node(ItemRoute(number: 0).record)
        var isComplete = true
        var layers: [[NavigationState.Node]] = []
        for (index, layer) in state.layers.enumerated() {
            let part = restored(
                layer, above: index == 0 ? [root] : [], without: unavailable,
                isComplete: &isComplete)
            if !part.nodes.isEmpty { layers.append(part.nodes) }
            guard part.isComplete else { break }
        }
        return (NavigationState(layers: layers.isEmpty ? [[root]] : layers), isComplete)
    }

    /// - Parameter present: The nodes that are shown before anything is restored.
    private static func restored(
        _ stack: [NavigationState.Node], above present: [NavigationState.Node],
        without unavailable: Set<Int>, isComplete: inout Bool
    ) -> Part {
        var nodes: [NavigationState.Node] = []
        for (height, node) in stack.enumerated() {
            let isUnavailable = unavailable.contains { ItemRoute(number: $0).record == node.route }
            let isOther = present.indices.contains(height) && present[height].route != node.route
            if isUnavailable || isOther {
                isComplete = false
                return (nodes.isEmpty ? present : nodes, false)
            }
            var tabs: [Part] = []
            for (index, tab) in node.tabs.enumerated() {
                let first = NavigationState.Node(ItemRoute(number: 100 * (index + 1)).record)
                tabs.append(
                    restored(tab, above: [first], without: unavailable, isComplete: &isComplete))
            }
            nodes.append(.init(node.route, tabs: tabs.map(\.nodes), selectedTab: node.selectedTab))
            if !tabs.isEmpty, !tabs[node.selectedTab].isComplete { return (nodes, false) }
        }
        return (nodes.isEmpty ? present : nodes, true)
    }
}
