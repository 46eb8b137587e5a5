public import Navigation

/// The route to the history of a player.
public struct PlayerHistoryRoute: Route {
    /// The format of the path: `history`.
    public static let format = RouteFormat("player-history", path: "history") { Self() }
}

/// The route to the deleted players.
public struct DeletedPlayersRoute: Route {
    /// The format of the path: `deleted`.
    public static let format = RouteFormat("deleted-players", path: "deleted") { Self() }
}
