public import Navigation

/// The route to the match in progress.
public struct GatherRoute: Route {
    /// `gather/current`
    public static let format = RouteFormat("gather", path: "gather/current") { Self() }

    /// Creates the route. At most one match is in progress.
    public init() {}
}
