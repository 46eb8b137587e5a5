/// The part of the tree that stays when a link is opened.
struct LinkPath {
    /// A stack from whose top nodes are removed, and the tab to select on what remains.
    struct Step {
        let stack: StackID
        let keptNodes: Int
        var tab: Int?
    }

    /// The stacks on the way to the destination, from the root up.
    fileprivate(set) var steps: [Step] = []
    /// The number of layers that stay.
    fileprivate(set) var keptLayers = 0
    /// The number of destinations that are shown already.
    fileprivate(set) var shownDestinations = 0
}

extension Navigator {
    /// Removes the nodes that are not on the way to the destination of a link.
    func follow(_ path: LinkPath) {
        while tree.layers.count > path.keptLayers { editor.dropLayer() }
        for step in path.steps {
            editor.cut(step.stack, keeping: step.keptNodes)
            if let tab = step.tab, let tabs = tree.nodes(of: step.stack).last?.id {
                editor.select(tab, of: tabs)
            }
        }
    }

    /// Returns the way to the destination of a link, as far as it is shown already.
    ///
    /// Compares the destinations with the nodes from the root up, in the tab that begins with the
    /// next destination, and in the modals above. A link can leave out the root, and tabs with a
    /// route.
    func path(to destinations: [ResolvedRoute]) -> LinkPath {
        var path = LinkPath()
        for layer in tree.layers {
            let next = destinations.dropFirst(path.shownDestinations).first
            // The link continues in a modal that begins with its next destination.
            guard path.keptLayers == 0 || keepsVisibleNodes(path) && begins(layer.stack, with: next)
            else { break }
            extend(&path, in: layer.stack, to: destinations)
            path.keptLayers += 1
        }
        return path
    }

    private func extend(
        _ path: inout LinkPath, in stack: StackID, to destinations: [ResolvedRoute]
    ) {
        let nodes = tree.nodes(of: stack)
        var rest = destinations.dropFirst(path.shownDestinations)
        func countShown(above height: Int) -> Int {
            let count = zip(nodes.dropFirst(height), rest).prefix { isShown($1, at: $0) }.count
            rest = rest.dropFirst(count)
            return count
        }
        func beginsTab(at height: Int) -> Bool {
            nodes.indices.contains(height) && route(of: nodes[height].id) != nil
                && tabIndex(of: nodes[height], startingWith: rest.first) != nil
        }
        var kept = countShown(above: 0)
        // The lowest screen stays, although the link leaves it out.
        if kept == 0, !beginsTab(at: 0) { kept = 1 + countShown(above: 1) }
        if beginsTab(at: kept) { kept += 1 }
        path.shownDestinations = destinations.count - rest.count
        path.steps.append(LinkPath.Step(stack: stack, keptNodes: kept))
        guard let top = nodes.prefix(kept).last, case .tabs(let tabs, let selected) = top.content
        else { return }
        // Without a tab that begins with it, the next destination goes into the selected one.
        let tab = tabIndex(of: top, startingWith: rest.first) ?? selected
        path.steps[path.steps.count - 1].tab = tab
        if !rest.isEmpty { extend(&path, in: tabs[tab], to: destinations) }
    }

    /// Returns whether the nodes that are visible in the kept layers stay visible.
    private func keepsVisibleNodes(_ path: LinkPath) -> Bool {
        path.steps.allSatisfy { step in
            let nodes = tree.nodes(of: step.stack)
            guard step.keptNodes == nodes.count else { return false }
            guard case .tabs(_, let selected)? = nodes.last?.content else { return true }
            return step.tab == selected
        }
    }

    private func begins(_ stack: StackID, with next: ResolvedRoute?) -> Bool {
        guard let next, let lowest = tree.nodes(of: stack).first else { return false }
        return isShown(next, at: lowest) || tabIndex(of: lowest, startingWith: next) != nil
    }

    /// Returns the index of the tab whose lowest screen is a destination.
    private func tabIndex(of node: NavigationTree.Node, startingWith next: ResolvedRoute?) -> Int? {
        guard let next, case .tabs(let tabs, _) = node.content else { return nil }
        return tabs.firstIndex { tab in
            tree.nodes(of: tab).first.map { isShown(next, at: $0) } ?? false
        }
    }

    private func isShown(_ destination: ResolvedRoute, at node: NavigationTree.Node) -> Bool {
        route(of: node.id)?.record == destination.target.record
    }
}
