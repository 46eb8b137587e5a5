import Navigation

extension NavigationModel {
    mutating func open(
        _ link: Link, with scripts: Scripts
    ) -> Result<DeepLinkOutcome, DeepLinkError> {
        if let item = link.items.compactMap(\.self).first(where: unavailableItems.contains) {
            return .failure(.notFound("Item \(item) is unavailable."))
        }
        if isTimely(covers: true) {
            switch askToLeave(then: .open(link)) {
            case .allowed?: break
            case .refused?: return .failure(.dismissalRefused)
            default: return .success(.asking)
            }
        }
        do throws(NavigationError) {
            try show(link, with: scripts)
            return .success(.opened)
        } catch {
            return .failure(.navigationFailed(error))
        }
    }

    /// Opens the link that waits, from the parent of `link`.
    ///
    /// - Parameter isCancelled: Whether the task was cancelled while the link was loaded.
    mutating func openPending(
        _ link: Link, isCancelled: Bool, with scripts: Scripts
    ) -> Result<DeepLinkOutcome?, DeepLinkError> {
        switch isCancelled ? .failure(.cancelled) : open(link, with: scripts) {
        case .success(let outcome):
            pendingItems = nil
            return .success(outcome)
        case .failure(let error):
            guard started.contains(link.parent) else { return .success(nil) }
            pendingItems = nil
            return .failure(error)
        }
    }

    /// Removes the nodes that are not on the way of a link, and selects the tabs on it.
    ///
    /// - Returns: The number of destinations that are shown already.
    static func follow(_ link: Link, in layers: inout [Layer]) -> Int {
        var rest = link.routes.map(\.record)[...]
        for index in layers.indices {
            let lowest = layers[index].nodes.first
            let begins =
                lowest?.route != nil && lowest?.route == rest.first
                || lowest.flatMap { tab(of: $0, startingWith: rest.first) } != nil
            let before = layers[index].nodes
            if index == 0 || begins {
                rest = rest.dropFirst(follow(Array(rest), in: &layers[index].nodes))
            }
            if index > 0, !begins {
                layers.removeSubrange(index...)
                break
            }
            if layers[index].nodes != before {
                layers.removeSubrange((index + 1)...)
                break
            }
        }
        return link.routes.count - rest.count
    }

    private static func follow(_ link: [RouteRecord], in stack: inout [Node]) -> Int {
        var shown = zip(stack, link).prefix { $0.route == $1 }.count
        var kept = shown
        func tab(at height: Int) -> Int? {
            guard stack.indices.contains(height) else { return nil }
            return Self.tab(of: stack[height], startingWith: link.dropFirst(shown).first)
        }
        func beginsTab(at height: Int) -> Bool {
            tab(at: height) != nil && stack[height].route != nil
        }
        if kept == 0, !beginsTab(at: 0) {
            shown = zip(stack.dropFirst(), link).prefix { $0.route == $1 }.count
            kept = 1 + shown
        }
        if beginsTab(at: kept) { kept += 1 }
        stack = Array(stack.prefix(kept))
        guard let top = stack.indices.last, shown < link.count, !stack[top].tabs.isEmpty else {
            return shown
        }
        let selected = tab(at: top) ?? stack[top].selected
        stack[top].selected = selected
        return shown + follow(Array(link.dropFirst(shown)), in: &stack[top].tabs[selected])
    }

    private static func tab(of node: Node, startingWith route: RouteRecord?) -> Int? {
        route.flatMap { route in node.tabs.firstIndex { $0.first?.route == route } }
    }

    mutating func show(_ link: Link, with scripts: Scripts) throws(NavigationError) {
        try command(covers: true) { model throws(NavigationError) in
            guard !model.layers.isEmpty else { throw .nothingBelow }
            var shown = 0
            try model.change { layers throws(NavigationError) in
                shown = Self.follow(link, in: &layers)
            }
            for coordinator in link.coordinators.dropFirst(shown) {
                let outer = model.showsLink
                model.showsLink = true
                try model.start(coordinator, under: link.parent, as: nil, with: scripts)
                model.showsLink = outer
            }
        }
    }
}
