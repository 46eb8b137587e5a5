extension RouteMap {
    /// Shows again what a snapshot remembers, on top of what is shown: as much of it as can still be
    /// had, from the root up, in one transaction. What is there already stays.
    ///
    /// - Returns: whether all of it is shown now.
    @discardableResult
    public func restore(
        _ snapshot: NavigationSnapshot, from origin: Origin, on navigator: Navigator
    ) async -> Bool {
        var preparation = Preparation(map: self, walk: walk(from: origin))
        var layers: [[PreparedNode]] = []
        for layer in snapshot.layers {
            let (nodes, isWholeInSight) = await preparation.prepare(layer)
            layers.append(nodes)
            guard isWholeInSight else { break }
        }
        guard !Task.isCancelled else { return false }
        return navigator.restore(layers) && preparation.isWhole
    }
}

/// Prepares stacks as far as they can be had.
@MainActor private struct Preparation<Origin> {
    let map: RouteMap<Origin>
    /// Goes on where the user looks.
    var walk: RouteWalk
    private(set) var isWhole = true

    init(map: RouteMap<Origin>, walk: RouteWalk) {
        self.map = map
        self.walk = walk
    }

    /// - Returns: whether nothing is missing that would be seen; what is missing in the other tabs
    ///   keeps nobody from standing above.
    mutating func prepare(
        _ nodes: [NavigationSnapshot.Node]
    ) async -> (nodes: [PreparedNode], isWholeInSight: Bool) {
        var prepared: [PreparedNode] = []
        var isWholeInSight = true
        for node in nodes where isWholeInSight {
            guard let place = await map.prepare(prefixOf: [node.route], by: &walk).first else {
                isWhole = false
                return (prepared, false)
            }
            var tabs: [[PreparedNode]] = []
            let fork = walk
            var seen = fork
            for (index, tab) in node.tabs.enumerated() {
                walk = fork
                let (stack, isStackWhole) = await prepare(tab)
                tabs.append(stack)
                guard index == node.selectedTab else { continue }
                seen = walk
                isWholeInSight = isStackWhole
            }
            walk = seen
            prepared.append(PreparedNode(place: place, tabs: tabs, selectedTab: node.selectedTab))
        }
        return (prepared, isWholeInSight)
    }
}

/// A node of a snapshot, ready to be shown.
@MainActor struct PreparedNode {
    let place: PreparedPlace
    let tabs: [[PreparedNode]]
    let selectedTab: Int
}

extension Navigator {
    /// - Returns: whether all of it is shown now.
    fileprivate func restore(_ layers: [[PreparedNode]]) -> Bool {
        var isWhole = true
        do throws(NavigationError) {
            try perform(.restore(layers: layers.count)) { () throws(NavigationError) in
                for (index, nodes) in layers.enumerated() where isWhole {
                    let there = index == 0 ? tree.layers.first.map { tree.nodes(of: $0.stack) } : []
                    isWhole = restore(nodes, above: there ?? [], isModal: index > 0)
                }
            }
            return isWhole
        } catch {
            return false
        }
    }

    /// - Parameter there: what the stack consists of already.
    private func restore(
        _ nodes: [PreparedNode], above there: [NavigationTree.Node], isModal: Bool
    ) -> Bool {
        for (height, node) in nodes.enumerated() {
            if there.indices.contains(height) {
                guard route(of: there[height].id)?.record == node.place.route.record else {
                    return false
                }
            } else if !enter(node.place, as: isModal && height == 0 ? .modal : nil) {
                return false
            }
            guard node.tabs.isEmpty || restoreTabs(of: node) else { return false }
        }
        return true
    }

    /// The place has shown its tabs by now, each with what it always begins with.
    private func restoreTabs(of node: PreparedNode) -> Bool {
        guard case .tabs(let stacks, _)? = innermostTabs, stacks.count == node.tabs.count else {
            return false
        }
        var isWhole = true
        for (index, nodes) in node.tabs.enumerated() {
            attempt { () throws(NavigationError) in try selectTab(index) }
            isWhole =
                restore(nodes, above: tree.nodes(of: stacks[index]), isModal: false) && isWhole
        }
        attempt { () throws(NavigationError) in try selectTab(node.selectedTab) }
        return isWhole
    }

    private var innermostTabs: NavigationTree.Content? {
        guard let layer = tree.layers.last else { return nil }
        return tree.visiblePath(of: layer).reversed().lazy
            .compactMap { self.tree.nodes(of: $0).last?.content }
            .first { $0 != .screen }
    }

    /// A place that cannot be entered leaves those below it as they are.
    private func enter(_ place: PreparedPlace, as placement: Placement?) -> Bool {
        do throws(NavigationError) {
            try transaction { () throws(NavigationError) in
                pendingPlacement = placement
                try place.enter()
                pendingPlacement = nil
            }
            return true
        } catch {
            return false
        }
    }
}
