/// A place that links lead to: a kind of route, how one gets there from what came before, and where
/// one can go on to.
///
/// Each place hands its target to the places after it, and the compiler checks that it is what they
/// take:
///
/// ```swift
/// LinkDestination(PlayerDetailRoute.self, leadsTo: [editPlace]) { route, squad async throws(DeepLinkError) in
///     guard let player = try await squad.player(route.player) else { throw .notFound("…") }
///     return ResolvedDestination(player, show: try squad.showDetail(of: player))
/// }
/// ```
@MainActor public struct LinkDestination<Origin> {
    let pattern: RoutePattern
    /// Nil for a route of another kind.
    private let visit: @MainActor (any Route, Origin) -> Visit?

    /// - Parameters:
    ///   - route: the kind of route.
    ///   - isRestored: whether a saved tree leads here again; links do in any case.
    ///   - next: where one can go on to.
    ///   - arrive: loads what the place needs and shows nothing; throws `.notFound` with a sentence
    ///     for a person when the place does not exist (any more).
    public init<R: Route, Target>(
        _ route: R.Type,
        isRestored: Bool = true,
        leadsTo next: [LinkDestination<Target>] = [],
        arrive:
            @escaping @MainActor (R, Origin) async throws(DeepLinkError) -> ResolvedDestination<
                Target
            >
    ) {
        pattern = RoutePattern(route, next: next.map(\.pattern))
        visit = { route, origin in
            guard let route = route as? R else { return nil }
            return Visit(isRestored: isRestored) { () async throws(DeepLinkError) in
                let arrival = try await arrive(route, origin)
                return Stop(
                    enter: arrival.enter, next: next.map { $0.reached(from: arrival.target) })
            }
        }
    }

    func reached(from origin: Origin) -> ReachedPlace {
        ReachedPlace(pattern: pattern) { visit($0, origin) }
    }
}

/// A place with what it is reached from: from here on, no type is left to be checked.
@MainActor struct ReachedPlace {
    let pattern: RoutePattern
    /// Nil for a route of another kind.
    let visit: @MainActor (any Route) -> Visit?
}

/// A route to a place that takes it.
@MainActor struct Visit {
    let isRestored: Bool
    let arrive: @MainActor () async throws(DeepLinkError) -> Stop
}

/// A place that is ready, and where one can go on to.
@MainActor struct Stop {
    let enter: @MainActor () throws(NavigationError) -> Void
    let next: [ReachedPlace]
}
