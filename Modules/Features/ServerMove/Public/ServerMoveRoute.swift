public import Navigation

/// The route to the move to a server.
public struct ServerMoveRoute: Route {
    /// The format of the path: `server`.
    public static let format = RouteFormat("server-move", path: "server") { Self() }
}
