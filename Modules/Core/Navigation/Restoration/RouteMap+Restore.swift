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
                for (index, nodes) in layers.enumerated() {
                    let stack = index == 0 ? tree.layers.first?.stack : nil
                    guard restore(nodes, on: stack, isModal: index > 0, isWhole: &isWhole)
                    else { break }
                }
            }
            return isWhole
        } catch {
            return false
        }
    }

    /// - Parameters:
    ///   - stack: where the nodes belong; nil when their first makes it.
    ///   - isWhole: false from the first thing on that is missing.
    /// - Returns: whether nothing is missing that would be seen.
    private func restore(
        _ nodes: [PreparedNode], on stack: StackID?, isModal: Bool, isWhole: inout Bool
    ) -> Bool {
        let there = stack.map { tree.nodes(of: $0) } ?? []
        var home = stack
        for (height, node) in nodes.enumerated() {
            let isThere =
                if there.indices.contains(height) {
                    route(of: there[height].id)?.record == node.place.route.record
                } else {
                    // What is shown goes where the user looks.
                    (home == nil || home == tree.visibleStack)
                        && enter(node.place, as: isModal && height == 0 ? .modal : nil)
                }
            home = home ?? tree.layers.last?.stack
            guard isThere, node.tabs.isEmpty || restoreTabs(of: node, on: home, isWhole: &isWhole)
            else {
                isWhole = false
                return false
            }
        }
        return true
    }

    /// The place has shown its tabs by now, on top of its stack, each with what it always begins with.
    private func restoreTabs(
        of node: PreparedNode, on stack: StackID?, isWhole: inout Bool
    ) -> Bool {
        guard let stack, case .tabs(let tabs, _)? = tree.nodes(of: stack).last?.content,
            tabs.count == node.tabs.count
        else { return false }
        var isWholeInSight = true
        for (index, nodes) in node.tabs.enumerated() {
            select(index, on: stack)
            let isTabWhole = restore(nodes, on: tabs[index], isModal: false, isWhole: &isWhole)
            if index == node.selectedTab { isWholeInSight = isTabWhole }
        }
        select(node.selectedTab, on: stack)
        return isWholeInSight
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
