public import Domain
public import Navigation

/// The route to the line-up of some players.
public struct ConfirmPlayersRoute: Route {
    /// The players, in their order on the bench.
    public let players: [PlayerID]

    /// The format of the path, such as `teams/3,7,42`.
    public static let format = RouteFormat(
        "teams", path: "teams/:players",
        RouteParameter(
            \.players, expected: ConfirmPlayersStrings.playerNumbers,
            text: text, value: players(in:))
    ) { Self($0) }

    /// Creates a route.
    ///
    /// - Parameter players: The selected players, without duplicates.
    public init(_ players: [PlayerID]) {
        self.players = players
    }

    /// Creates the route to the line-up of a draft; nil if the draft has fewer than two players, or
    /// guests, whom a route cannot name.
    init?(_ draft: MatchDraft) {
        let members = draft.members
        guard members.count >= 2, members.allSatisfy({ $0.playerID != nil }) else { return nil }
        self.init(draft.players)
    }

    @Sendable private static func text(_ players: [PlayerID]) -> String {
        players.map { String($0.number) }.joined(separator: ",")
    }

    /// Returns nil unless `text` is the canonical form of two or more different players.
    @Sendable static func players(in text: String) -> [PlayerID]? {
        let players = text.split(separator: ",").compactMap { Int64($0) }.map { PlayerID($0) }
        guard players.count >= 2, Set(players).count == players.count,
            Self.text(players).utf8.elementsEqual(text.utf8)
        else { return nil }
        return players
    }
}
