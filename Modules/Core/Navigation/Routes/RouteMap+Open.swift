/// What became of a link that could be opened.
public enum DeepLinkOutcome: Hashable, Sendable {
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
        _ link: DeepLink, from origin: Origin, on navigator: Navigator
    ) async throws(DeepLinkError) -> DeepLinkOutcome {
        let places = try await prepare(link, from: origin)
        guard !Task.isCancelled else { throw .dropped }
        return try navigator.open(places)
    }
}

extension Navigator {
    fileprivate func open(_ places: [PreparedPlace]) throws(DeepLinkError) -> DeepLinkOutcome {
        guard let base = tree.layers.first?.stack else { throw .refused(.nothingBelow) }
        let way = way(to: places, from: base)
        let takesAway = tree.layers.count > 1 || way.kept < tree.nodes(of: way.stack).count
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
        attempt(try enter(places))
    }

    private func enter(_ places: [PreparedPlace]) throws(NavigationError) {
        let path = DeepLink(places.map(\.route)).description
        try perform(.open(path)) { () throws(NavigationError) in
            guard let base = tree.layers.first?.stack else { throw .nothingBelow }
            while tree.layers.count > 1 { dropLayer() }
            let way = way(to: places, from: base)
            for (stack, tab) in way.tabs { select(tab, on: stack) }
            cut(way.stack, keeping: way.kept)
            // Whoever is being started has been promised a place; it is not for these.
            let outer = pendingPlacement
            pendingPlacement = nil
            for place in places.dropFirst(way.places) { try place.enter() }
            pendingPlacement = outer
        }
    }

    /// As far as the places are there already: from the lowest stack up, and on through tabs of which
    /// one begins with the next place.
    private func way(to places: [PreparedPlace], from base: StackID) -> WayToPlaces {
        var way = WayToPlaces(stack: base)
        while true {
            let nodes = tree.nodes(of: way.stack)
            let rest = places.dropFirst(way.places)
            let same = zip(nodes, rest).prefix { isShown($1, at: $0) }.count
            way.places += same
            // The root itself always stays.
            way.kept = way.stack == base ? max(1, same) : same
            guard same == nodes.count, case .tabs(let tabs, let selected)? = nodes.last?.content
            else { return way }
            way.kept = same
            let next = places.dropFirst(way.places).first
            let tab = tabs.firstIndex { tab in
                guard let next, let first = tree.nodes(of: tab).first else { return false }
                return isShown(next, at: first)
            }
            if let tab { way.tabs.append((way.stack, tab)) }
            // What comes next goes where the user looks, when no tab begins with it.
            way.stack = tabs[tab ?? selected]
            if tab == nil {
                way.kept = next == nil ? tree.nodes(of: way.stack).count : 1
                return way
            }
        }
    }

    private func isShown(_ place: PreparedPlace, at node: NavigationTree.Node) -> Bool {
        route(of: node.id)?.record == place.route.record
    }
}

/// How one gets from the tree as it is to the places of a link.
private struct WayToPlaces {
    /// The stack that changes.
    var stack: StackID
    /// How many of its nodes stay.
    var kept = 0
    /// How many of the places are there already.
    var places = 0
    /// The tabs to select on the way.
    var tabs: [(stack: StackID, tab: Int)] = []

    init(stack: StackID) {
        self.stack = stack
    }
}
