public import Domain
public import Navigation

/// One player.
public struct PlayerDetailRoute: Route {
    /// Whom it shows.
    public let player: PlayerID

    /// `42`
    public static let format = RouteFormat(
        "player-detail", path: ":player", .number(\.player.number)
    ) { Self(PlayerID($0)) }

    /// - Parameter player: may have been deleted meanwhile.
    public init(_ player: PlayerID) {
        self.player = player
    }
}
