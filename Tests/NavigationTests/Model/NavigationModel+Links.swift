import Navigation

extension NavigationModel {
    mutating func open(
        _ link: Link, with scripts: Scripts
    ) -> Result<DeepLinkOutcome, DeepLinkError> {
        if let item = link.items.first(where: unavailableItems.contains) {
            return .failure(.notFound("Item \(item) is unavailable."))
        }
        guard let base = layers.first?.nodes else {
            return .failure(.navigationFailed(.nothingBelow))
        }
        if layers.count > 1 || max(1, shownCount(of: link)) < base.count, isTimely(covers: true) {
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

    /// Returns the number of the link's items that are shown already.
    private func shownCount(of link: Link) -> Int {
        zip(layers.first?.nodes ?? [], link.items).prefix { node, item in
            node.route == ItemRoute(number: item).record
        }.count
    }

    mutating func show(_ link: Link, with scripts: Scripts) throws(NavigationError) {
        try command("open \(link.path)", covers: true) { model throws(NavigationError) in
            guard !model.layers.isEmpty else { throw .nothingBelow }
            let shown = model.shownCount(of: link)
            try model.change { layers throws(NavigationError) in
                layers.removeSubrange(1...)
                layers[0].nodes = Array(layers[0].nodes.prefix(max(1, shown)))
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
