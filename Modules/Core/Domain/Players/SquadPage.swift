/// The players at consecutive positions in the result of a query.
public struct SquadPage: Hashable, Sendable {
    /// The query.
    public let query: SquadQuery
    /// The number of players that the query finds.
    public let count: Int
    /// The position of the first player of this page.
    public let start: Int
    /// The players of this page, in the order of the query.
    public let players: [Player]
    /// The players of this page with stored values that changed by themselves, such as by a defect
    /// of the disk.
    public let damaged: Set<PlayerID>
    /// A Boolean value indicating whether the squad has no players at all.
    public let isSquadEmpty: Bool

    /// Creates a page.
    public init(
        of query: SquadQuery, count: Int, start: Int, players: [Player],
        damaged: Set<PlayerID> = [], isSquadEmpty: Bool
    ) {
        self.query = query
        self.count = count
        self.start = start
        self.players = players
        self.damaged = damaged
        self.isSquadEmpty = isSquadEmpty
    }

    /// The positions of the players of this page.
    public var range: Range<Int> { start..<start + players.count }

    /// Returns the player at a position, or nil if the page does not contain the position.
    public func player(at position: Int) -> Player? {
        range.contains(position) ? players[position - start] : nil
    }

    /// Returns the position of a player, or nil if the page does not contain the player.
    public func position(of id: PlayerID) -> Int? {
        players.firstIndex { $0.id == id }.map { start + $0 }
    }

    /// Returns `range`, moved into the positions from 0 to `count` and cut at their end.
    public static func clamp(_ range: Range<Int>, to count: Int) -> Range<Int> {
        let start = max(0, min(range.lowerBound, count - range.count))
        return start..<min(count, start + min(range.count, count))
    }

    /// Returns `range`, moved so that `position` is in its middle.
    public static func centre(_ range: Range<Int>, on position: Int) -> Range<Int> {
        let start = position - range.count / 2
        return start..<start + range.count
    }
}
