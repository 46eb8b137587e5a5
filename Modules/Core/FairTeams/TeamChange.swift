/// Teams that replace announced ones.
public struct TeamChange: Hashable, Sendable {
    /// The new teams.
    public let split: TeamSplit
    /// The number of players who have another team than announced. Players who come or leave do not
    /// count.
    public let moveCount: Int
}
