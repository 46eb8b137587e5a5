public import Navigation

/// The route to the screen of DataTransfer.
public struct DataTransferRoute: Route {
    /// The format of the path: `data-transfer`.
    public static let format = RouteFormat(
        "data-transfer", path: "data-transfer"
    ) { Self() }

    /// Creates the route.
    public init() {}
}
