/// What became of a link that could be opened.
public enum LinkOutcome: Hashable, Sendable {
    /// The user sees the place.
    case opened
    /// A screen that would have to go asks whether it may; the place is shown when somebody agrees.
    case asking
}

extension RouteMap {
    /// Shows the place that a link leads to, with the places on the way below it, in one transaction:
    /// all of them, or nothing has changed. Places that are there already, from the root up, stay;
    /// so does the root itself. What stands above them is taken away, if the user lets it.
    ///
    /// - Throws: what keeps the place from being shown, with a sentence for a person.
    @discardableResult
    public func open(
        _ link: Link, from origin: Origin, on navigator: Navigator
    ) async throws(LinkError) -> LinkOutcome {
        let places = try await prepare(link, from: origin)
        guard !Task.isCancelled else { throw .dropped }
        return try navigator.open(places)
    }
}

extension Navigator {
    fileprivate func open(_ places: [PreparedPlace]) throws(LinkError) -> LinkOutcome {
        guard let base = tree.layers.first?.stack else { throw .refused(.nothingBelow) }
        let kept = kept(of: places, on: base)
        let takesAway = tree.layers.count > 1 || kept.nodes < tree.nodes(of: base).count
        // Nobody is asked for a link that comes too late, and is refused below.
        if takesAway, comesInTime(.open("")) {
            switch askToLeave(then: { [weak self] in self?.tryToEnter(places) }) {
            case .granted, .gone: break
            case .pending: return .asking
            case .refused: throw .stays
            }
        }
        do throws(NavigationError) {
            try enter(places)
            return .opened
        } catch {
            throw .refused(error)
        }
    }

    /// Nobody waits for it any more: a refusal is told as that of any other change.
    private func tryToEnter(_ places: [PreparedPlace]) {
        attempt { () throws(NavigationError) in try enter(places) }
    }

    private func enter(_ places: [PreparedPlace]) throws(NavigationError) {
        let path = Link(places.map(\.route)).description
        try perform(.open(path)) { () throws(NavigationError) in
            guard let base = tree.layers.first?.stack else { throw .nothingBelow }
            while tree.layers.count > 1 { dropLayer() }
            let kept = kept(of: places, on: base)
            cut(base, keeping: kept.nodes)
            // Whoever is being started has been promised a place; it is not for these.
            let outer = pendingPlacement
            pendingPlacement = nil
            for place in places.dropFirst(kept.places) { try place.enter() }
            pendingPlacement = outer
        }
    }

    /// How much of the lowest stack, and of the link, is there already.
    private func kept(
        of places: [PreparedPlace], on base: StackID
    ) -> (nodes: Int, places: Int) {
        let same = zip(tree.nodes(of: base), places).prefix { node, place in
            route(of: node.id)?.record == place.route.record
        }.count
        return (max(1, same), same)
    }
}
