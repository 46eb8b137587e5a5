import Navigation

/// What is written down of a story, and what can be had of it again.
extension StoryModel {
    /// A part of a snapshot, and whether all that is to be seen of it is there.
    typealias Part = (nodes: [NavigationSnapshot.Node], isWhole: Bool)

    var snapshot: NavigationSnapshot {
        Self.layers(layers.map { Self.named($0.places) })
    }

    private static func layers(_ parts: [Part]) -> NavigationSnapshot {
        var snapshot = NavigationSnapshot()
        for part in parts {
            if !part.nodes.isEmpty { snapshot.layers.append(part.nodes) }
            if !part.isWhole { break }
        }
        return snapshot
    }

    private static func named(_ stack: [Place]) -> Part {
        var nodes: [NavigationSnapshot.Node] = []
        for place in stack {
            guard let name = place.name else { return (nodes, false) }
            let tabs = place.tabs.map(named)
            nodes.append(
                .init(name.record, tabs: tabs.map(\.nodes), selectedTab: place.selected))
            if !tabs.isEmpty, !tabs[place.selected].isWhole { return (nodes, false) }
        }
        return (nodes, true)
    }

    /// What a new navigator shows that stands in room 0, and whether that is all.
    static func restored(
        _ snapshot: NavigationSnapshot, without closed: Set<Int>
    ) -> (snapshot: NavigationSnapshot, isWhole: Bool) {
        let root = NavigationSnapshot.Node(PlaceName.room(0).record)
        var isComplete = true
        var layers: [[NavigationSnapshot.Node]] = []
        for (index, layer) in snapshot.layers.enumerated() {
            let there = index == 0 ? [root] : []
            let part = had(of: layer, there: there, without: closed, isComplete: &isComplete)
            if !part.nodes.isEmpty { layers.append(part.nodes) }
            guard part.isWhole else { break }
        }
        return (NavigationSnapshot(layers: layers.isEmpty ? [[root]] : layers), isComplete)
    }

    private static func had(
        of stack: [NavigationSnapshot.Node], there: [NavigationSnapshot.Node],
        without closed: Set<Int>, isComplete: inout Bool
    ) -> Part {
        var nodes: [NavigationSnapshot.Node] = []
        for (height, node) in stack.enumerated() {
            let isClosed = closed.contains { PlaceName.room($0).record == node.route }
            let isOther = there.indices.contains(height) && there[height].route != node.route
            if isClosed || isOther {
                isComplete = false
                return (nodes.isEmpty ? there : nodes, false)
            }
            var tabs: [Part] = []
            for (index, tab) in node.tabs.enumerated() {
                let first = NavigationSnapshot.Node(PlaceName.room(100 * (index + 1)).record)
                let part = had(of: tab, there: [first], without: closed, isComplete: &isComplete)
                tabs.append(part)
            }
            nodes.append(
                .init(node.route, tabs: tabs.map(\.nodes), selectedTab: node.selectedTab))
            if !tabs.isEmpty, !tabs[node.selectedTab].isWhole { return (nodes, false) }
        }
        return (nodes.isEmpty ? there : nodes, true)
    }
}
