public import Navigation

/// The route to the match in progress.
public struct GatherRoute: Route {
    /// The format of the path, such as `gather/current`.
    public static let format = RouteFormat("gather", path: "gather/current") { Self() }

    /// Creates the route. At most one match is in progress.
    public init() {}
}
