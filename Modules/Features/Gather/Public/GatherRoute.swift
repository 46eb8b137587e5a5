public import Navigation

/// The match in progress.
public struct GatherRoute: Route {
    /// `gather/current`
    public static let format = RouteFormat("gather", path: "gather/current") { Self() }

    /// There is at most one.
    public init() {}
}
