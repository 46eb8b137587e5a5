/// A destination of deep links: a kind of route, the code that loads its content, and the
/// destinations that can follow it.
///
/// Each destination passes its target to the destinations that follow. The compiler checks that the
/// types agree. A closure that throws has to name its error type, because Swift infers `any Error`
/// otherwise:
///
/// ```swift
/// LinkDestination(PlayerDetailRoute.self, leadsTo: [edit]) {
///     (route, squad: Squad) async throws(DeepLinkError) in
///     guard let player = try await squad.player(route.player) else {
///         throw .notFound("This player does not exist: choose one from the list.")
///     }
///     return ResolvedDestination(player, show: try squad.showDetail(of: player))
/// }
/// ```
@MainActor public struct LinkDestination<Source> {
    let pattern: RoutePattern
    /// True if navigation states restore the destination.
    let isRestored: Bool
    /// Resolves a route of this destination's kind. The target of the result contains the
    /// destinations that can follow.
    private let resolveRoute:
        @MainActor (any Route, Source) async throws(DeepLinkError)
            -> ResolvedDestination<[LinkDestination<Void>]>

    /// Creates a destination.
    ///
    /// - Parameters:
    ///   - route: The kind of route.
    ///   - isRestored: Whether navigation states restore the destination. Links open it in either
    ///     case.
    ///   - next: The destinations that can follow.
    ///   - resolve: Loads the content and shows nothing. Throws `.notFound` with a sentence for the
    ///     user when the content does not exist.
    public init<R: Route, Target>(
        _ route: R.Type,
        isRestored: Bool = true,
        leadsTo next: [LinkDestination<Target>] = [],
        resolve:
            @escaping @MainActor (R, Source) async throws(DeepLinkError)
            -> ResolvedDestination<Target>
    ) {
        self.init(
            pattern: RoutePattern(route, next: next.map(\.pattern)), isRestored: isRestored
        ) { route, source async throws(DeepLinkError) in
            guard let route = route as? R else {
                throw .unknown(route.path, after: "", expected: [])
            }
            return try await resolve(route, source).map { target in
                next.map { $0.bound(to: target) }
            }
        }
    }

    private init(
        pattern: RoutePattern, isRestored: Bool,
        resolveRoute:
            @escaping @MainActor (any Route, Source) async throws(DeepLinkError)
            -> ResolvedDestination<[LinkDestination<Void>]>
    ) {
        self.pattern = pattern
        self.isRestored = isRestored
        self.resolveRoute = resolveRoute
    }

    /// Returns the destination with a fixed source.
    func bound(to source: Source) -> LinkDestination<Void> {
        LinkDestination<Void>(pattern: pattern, isRestored: isRestored) {
            [resolveRoute] route, _ async throws(DeepLinkError) in
            try await resolveRoute(route, source)
        }
    }

    /// Returns whether a route is of this destination's kind.
    func accepts(_ route: any Route) -> Bool {
        pattern.kind == ObjectIdentifier(type(of: route))
    }
}

extension LinkDestination<Void> {
    /// Resolves a route that the destination accepts.
    func resolve(
        _ route: any Route
    ) async throws(DeepLinkError) -> ResolvedDestination<[LinkDestination<Void>]> {
        try await resolveRoute(route, ())
    }
}

/// A destination whose content is loaded, so that it can be shown at once.
@MainActor public struct ResolvedDestination<Target> {
    let target: Target
    /// Shows the destination on top of those before it.
    let show: @MainActor () throws(NavigationError) -> Void

    /// Creates a resolved destination.
    ///
    /// - Parameters:
    ///   - target: The value from which the destinations that follow are resolved.
    ///   - show: Shows the destination. Evaluated at most once, when the whole link is resolved.
    public init(
        _ target: Target,
        show: @escaping @autoclosure @MainActor () throws(NavigationError) -> Void = ()
    ) {
        self.target = target
        self.show = show
    }

    /// Returns the same destination with another target.
    func map<Other>(_ transform: (Target) -> Other) -> ResolvedDestination<Other> {
        ResolvedDestination<Other>(transform(target), show: try show())
    }
}

extension ResolvedDestination where Target == Void {
    /// Creates a resolved destination that is followed by no other destination.
    ///
    /// - Parameter show: Shows the destination. Evaluated at most once, when the whole link is
    ///   resolved.
    public init(show: @escaping @autoclosure @MainActor () throws(NavigationError) -> Void) {
        self.init((), show: try show())
    }
}
