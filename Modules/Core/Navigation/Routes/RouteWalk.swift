/// A place of a link or a saved tree, ready to be shown.
///
/// `enter` shows it on top of the places before it, so these are entered first, in their order, each
/// at most once. What a place needs was loaded when it was prepared, so entering does not wait: all
/// places of a link can be entered in one transaction.
@MainActor struct PreparedPlace {
    let route: any Route
    let enter: @MainActor () throws(NavigationError) -> Void
}

/// Goes from place to place and prepares each, without showing any. A value: a copy goes another
/// way from the same place, as the stacks of tabs do.
@MainActor struct RouteWalk {
    /// What may come next: where one began, and what each place on the way leads to.
    private var levels: [[ReachedPlace]]
    private var routes: [any Route] = []

    init(_ places: [ReachedPlace]) {
        levels = [places]
    }

    /// Prepares the nearest place that takes the route: one that the last place leads to, else one
    /// next to the last place, and so on up to where the walk began.
    ///
    /// - Parameter restores: whether a saved tree is followed, and not a link.
    /// - Throws: `.unknown` (a place that is not restored is none when a saved tree is followed),
    ///   `.dropped` when the task was cancelled, and what the place throws. The walk stays where it
    ///   was then.
    mutating func step(
        to route: any Route, restores: Bool = false
    ) async throws(DeepLinkError) -> PreparedPlace {
        for depth in levels.indices.reversed() {
            guard let visit = levels[depth].lazy.compactMap({ $0.visit(route) }).first else {
                continue
            }
            guard visit.isRestored || !restores else { break }
            let stop = try await visit.arrive()
            guard !Task.isCancelled else { throw .dropped }
            levels.removeSubrange((depth + 1)...)
            levels.append(stop.next)
            routes.append(route)
            return PreparedPlace(route: route, enter: stop.enter)
        }
        throw .unknown(
            route.path, after: DeepLink(routes).description,
            expected: (levels.last ?? []).map(\.pattern.path))
    }
}

extension RouteMap {
    /// Begins where a link may begin.
    func walk(from origin: Origin) -> RouteWalk {
        RouteWalk(places.map { $0.reached(from: origin) })
    }

    /// Prepares every place of a link, in its order, and shows none.
    ///
    /// - Throws: what keeps one of them from being shown; then none is to be.
    func prepare(_ link: DeepLink, from origin: Origin) async throws(DeepLinkError)
        -> [PreparedPlace]
    {
        guard !link.routes.isEmpty else { throw .empty }
        var walk = walk(from: origin)
        var prepared: [PreparedPlace] = []
        for route in link.routes {
            prepared.append(try await walk.step(to: route))
        }
        return prepared
    }

    /// Prepares the places of a saved stack up to the first that cannot be had any more: it is not
    /// known or not restored, its record cannot be lifted, what it shows is gone, or the task was
    /// cancelled. Shows none.
    func prepare(prefixOf records: [RouteRecord], from origin: Origin) async -> [PreparedPlace] {
        var walk = walk(from: origin)
        return await prepare(prefixOf: records, by: &walk)
    }

    /// The same, from where a walk has come to: for a stack within tabs, or a modal over a stack.
    func prepare(prefixOf records: [RouteRecord], by walk: inout RouteWalk) async -> [PreparedPlace]
    {
        var prepared: [PreparedPlace] = []
        for record in records {
            guard let route = route(from: record),
                let place = try? await walk.step(to: route, restores: true)
            else { break }
            prepared.append(place)
        }
        return prepared
    }
}
