/// A resolved destination together with its route.
typealias ResolvedRoute = ResolvedDestination<any Route>

/// Resolves the routes of a link or a navigation state one after the other. Shows nothing.
///
/// A copy of the resolver continues from the same destination along another path, as the stacks of
/// tabs do.
@MainActor struct DestinationResolver {
    /// The destinations that can be next: first those with which a link can start, then those that
    /// follow each resolved destination.
    private var levels: [[LinkDestination<Void>]]
    private var routes: [any Route] = []

    init(_ destinations: [LinkDestination<Void>]) {
        levels = [destinations]
    }

    /// Resolves a route with a destination that accepts it. The destinations that follow the
    /// previous one come first, then those of the earlier levels.
    ///
    /// - Parameter restores: Whether the route comes from a navigation state. Destinations that are
    ///   not restored are unknown then.
    /// - Throws: `.unknown`, `.cancelled` when the task is cancelled, and the error of the
    ///   destination. The resolver is unchanged then.
    mutating func resolve(
        _ route: any Route, restores: Bool = false
    ) async throws(DeepLinkError) -> ResolvedRoute {
        for depth in levels.indices.reversed() {
            guard let destination = levels[depth].first(where: { $0.accepts(route) }) else {
                continue
            }
            guard destination.isRestored || !restores else { break }
            let resolved = try await destination.resolve(route)
            guard !Task.isCancelled else { throw .cancelled }
            levels.removeSubrange((depth + 1)...)
            levels.append(resolved.target)
            routes.append(route)
            return resolved.map { _ in route }
        }
        throw .unknown(
            route.path, after: DeepLink(routes).description,
            expected: (levels.last ?? []).map(\.pattern.path))
    }
}

extension RouteMap {
    /// Returns a resolver for the start of a link.
    func resolver(from source: Source) -> DestinationResolver {
        DestinationResolver(destinations.map { $0.bound(to: source) })
    }

    /// Resolves every route of a link.
    ///
    /// - Throws: The error of the first route that cannot be resolved.
    func resolve(
        _ link: DeepLink, from source: Source
    ) async throws(DeepLinkError) -> [ResolvedRoute] {
        guard !link.routes.isEmpty else { throw .empty }
        var resolver = resolver(from: source)
        var resolved: [ResolvedRoute] = []
        for route in link.routes {
            resolved.append(try await resolver.resolve(route))
        }
        return resolved
    }

    /// Resolves a record of a navigation state; nil when its route is unknown, is not restored, or
    /// has no content any more.
    func resolve(
        _ record: RouteRecord, by resolver: inout DestinationResolver
    ) async -> ResolvedRoute? {
        guard let route = route(from: record) else { return nil }
        return try? await resolver.resolve(route, restores: true)
    }
}
