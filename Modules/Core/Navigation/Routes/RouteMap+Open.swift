extension RouteMap {
    /// Shows the destination of a link, with the destinations on the way below it, in one
    /// transaction.
    ///
    /// The root stays, and so do the destinations that are shown already. The screens above them
    /// are removed, if the visible screen allows that. A link that is opened while an earlier one is
    /// loaded takes its place.
    ///
    /// - Parameters:
    ///   - link: The link to open.
    ///   - source: The value from which the first destination is resolved.
    ///   - navigator: The navigator that shows the destinations.
    /// - Returns: Whether the destination is visible or the user must confirm first.
    /// - Throws: The reason why the destination cannot be shown. The tree is unchanged then.
    @discardableResult
    public func open(
        _ link: DeepLink, from source: Source, on navigator: Navigator
    ) async throws(DeepLinkError) -> DeepLinkOutcome {
        try await open(link, from: source, on: navigator) { true }
    }

    /// - Parameter isWanted: Returns whether to show the link after it has been loaded.
    func open(
        _ link: DeepLink, from source: Source, on navigator: Navigator, while isWanted: () -> Bool
    ) async throws(DeepLinkError) -> DeepLinkOutcome {
        let isNewest = navigator.beginOpening()
        let destinations = try await resolve(link, from: source)
        guard !Task.isCancelled, isNewest(), isWanted() else { throw .cancelled }
        return try navigator.open(destinations)
    }
}

extension Navigator {
    fileprivate func open(_ destinations: [ResolvedRoute]) throws(DeepLinkError) -> DeepLinkOutcome
    {
        guard let base = tree.layers.first?.stack else { throw .navigationFailed(.nothingBelow) }
        let path = path(to: destinations, from: base)
        let removesScreens =
            tree.layers.count > 1 || path.keptNodes < tree.nodes(of: path.stack).count
            || path.tabs.contains { $0.keptNodes < tree.nodes(of: $0.stack).count }
        // `show` rejects a stale link. The visible screen must not be asked because of such a link.
        if removesScreens, isTimely(.open(""), from: commandSource) {
            let decision = askToLeave { navigator in
                navigator.attempt { try navigator.show(destinations) }
            }
            switch decision {
            case .granted, .gone: break
            case .pending: return .asking
            case .refused: throw .dismissalRefused
            }
        }
        do throws(NavigationError) {
            try show(destinations)
            return .opened
        } catch {
            throw .navigationFailed(error)
        }
    }

    private func show(_ destinations: [ResolvedRoute]) throws(NavigationError) {
        let link = DeepLink(destinations.map(\.target))
        try perform(.open(link.description)) { editor throws(NavigationError) in
            guard let base = tree.layers.first?.stack else { throw .nothingBelow }
            while tree.layers.count > 1 { editor.dropLayer() }
            let path = path(to: destinations, from: base)
            for step in path.tabs {
                editor.cut(step.stack, keeping: step.keptNodes)
                if let tabs = tree.nodes(of: step.stack).last?.id {
                    editor.select(step.tab, of: tabs)
                }
            }
            editor.cut(path.stack, keeping: path.keptNodes)
            for destination in destinations.dropFirst(path.shownDestinations) {
                // Each destination is on top of the one before it, whichever coordinator shows it.
                try withPlacement(.pushOnVisibleStack) { () throws(NavigationError) in
                    try destination.show()
                }
            }
        }
    }

    /// Returns the part of a link that is shown already. Compares the nodes from the lowest stack
    /// up, and continues in the tab that begins with the next destination.
    private func path(to destinations: [ResolvedRoute], from base: StackID) -> PathToDestination {
        var path = PathToDestination(stack: base)
        while true {
            let nodes = tree.nodes(of: path.stack)
            let rest = destinations.dropFirst(path.shownDestinations)
            var same = zip(nodes, rest).prefix { isShown($1, at: $0) }.count
            path.shownDestinations += same
            let next = rest.dropFirst(same).first
            // A link can leave out the tabs that contain its next destination.
            if let next, nodes.indices.contains(same), route(of: nodes[same].id) != nil,
                tabIndex(of: nodes[same], startingWith: next) != nil
            {
                same += 1
            }
            // The root always stays.
            path.keptNodes = path.stack == base ? max(1, same) : same
            guard let top = nodes.prefix(path.keptNodes).last,
                case .tabs(let tabs, let selected) = top.content
            else { return path }
            let tab = next.flatMap { tabIndex(of: top, startingWith: $0) }
            // Without such a tab the next destination goes into the selected one.
            path.tabs.append((path.stack, keptNodes: path.keptNodes, tab: tab ?? selected))
            path.stack = tabs[tab ?? selected]
            if tab == nil {
                path.keptNodes = next == nil ? tree.nodes(of: path.stack).count : 1
                return path
            }
        }
    }

    /// Returns the index of the tab whose lowest screen is a destination.
    private func tabIndex(of node: NavigationTree.Node, startingWith next: ResolvedRoute) -> Int? {
        guard case .tabs(let tabs, _) = node.content else { return nil }
        return tabs.firstIndex { tab in
            tree.nodes(of: tab).first.map { isShown(next, at: $0) } ?? false
        }
    }

    private func isShown(_ destination: ResolvedRoute, at node: NavigationTree.Node) -> Bool {
        route(of: node.id)?.record == destination.target.record
    }
}

/// The changes that lead from the current tree to the destination of a link.
private struct PathToDestination {
    /// The stack that changes.
    var stack: StackID
    /// The number of nodes in the stack that stay.
    var keptNodes = 0
    /// The number of destinations that are shown already.
    var shownDestinations = 0
    /// The tabs to select, each on top of a stack after the nodes above it have been removed.
    var tabs: [(stack: StackID, keptNodes: Int, tab: Int)] = []

    init(stack: StackID) {
        self.stack = stack
    }
}
