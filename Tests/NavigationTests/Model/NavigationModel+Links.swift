import Navigation

extension NavigationModel {
    mutating func open(
        _ link: Link, with scripts: Scripts
    ) -> Result<DeepLinkOutcome, DeepLinkError> {
        if let item = link.items.compactMap(\.self).first(where: unavailableItems.contains) {
            return .failure(.notFound("Item \(item) is unavailable."))
        }
        guard let base = layers.first?.nodes else {
            return .failure(.navigationFailed(.nothingBelow))
        }
        var kept = base
        _ = Self.follow(link.routes.map(\.record), in: &kept, isRoot: true)
        let removesNodes = layers.count > 1 || kept.family.count < base.family.count
        if removesNodes, isTimely(covers: true) {
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

    /// Removes the nodes of a stack that are not on the way of a link, and selects the tabs on it.
    ///
    /// - Returns: The number of destinations that are shown already.
    private static func follow(
        _ link: [RouteRecord], in stack: inout [Node], isRoot: Bool = false
    ) -> Int {
        let shown = zip(stack, link).prefix { $0.route == $1 }.count
        let next = link.dropFirst(shown).first
        func tab(of node: Node) -> Int? {
            next.flatMap { next in node.tabs.firstIndex { $0.first?.route == next } }
        }
        var kept = shown
        if stack.indices.contains(shown), stack[shown].route != nil, tab(of: stack[shown]) != nil {
            kept += 1
        }
        stack = Array(stack.prefix(isRoot ? max(1, kept) : kept))
        guard let top = stack.indices.last, next != nil, !stack[top].tabs.isEmpty else {
            return shown
        }
        guard let tab = tab(of: stack[top]) else {
            stack[top].tabs[stack[top].selected].removeSubrange(1...)
            return shown
        }
        stack[top].selected = tab
        return shown + follow(Array(link.dropFirst(shown)), in: &stack[top].tabs[tab])
    }

    mutating func show(_ link: Link, with scripts: Scripts) throws(NavigationError) {
        try command("open \(link.path)", covers: true) { model throws(NavigationError) in
            guard !model.layers.isEmpty else { throw .nothingBelow }
            var shown = 0
            try model.change { layers throws(NavigationError) in
                layers.removeSubrange(1...)
                shown = Self.follow(link.routes.map(\.record), in: &layers[0].nodes, isRoot: true)
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
