public import Domain
public import Navigation

/// The teams for players who are to play.
public struct ConfirmPlayersRoute: Route {
    /// Who may play, in the order in which they stand on the bench.
    public let players: [PlayerID]

    /// `teams/3,7,42`
    public static let format = RouteFormat(
        "teams", path: "teams/:players",
        RouteParameter(
            \.players, expected: "the numbers of at least two players, with commas between them",
            text: text, value: players)
    ) { Self($0) }

    /// - Parameter players: each of them once.
    public init(_ players: [PlayerID]) {
        self.players = players
    }

    @Sendable private static func text(_ players: [PlayerID]) -> String {
        players.map { String($0.number) }.joined(separator: ",")
    }

    /// Nil for anything but what `text` writes of two or more different players.
    @Sendable private static func players(_ text: String) -> [PlayerID]? {
        let players = text.split(separator: ",").compactMap { Int64($0) }.map { PlayerID($0) }
        guard players.count >= 2, Set(players).count == players.count,
            Self.text(players).utf8.elementsEqual(text.utf8)
        else { return nil }
        return players
    }
}
