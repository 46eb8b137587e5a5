public import Domain

/// A player who plays in one of the teams.
public struct TeamCandidate: Hashable, Identifiable, Sendable {
    /// The strengths of candidates in hundredths.
    public static let strengths = 0...100_000

    /// The player.
    public let id: PlayerID
    /// The strength in hundredths, within `strengths`.
    public let strength: Int
    /// The position that counts for rules about positions; nil for none.
    public let position: Position?

    /// Creates a candidate. A strength out of range becomes the nearest one.
    public init(id: PlayerID, strength: Int, position: Position? = nil) {
        self.id = id
        self.strength = min(max(strength, Self.strengths.lowerBound), Self.strengths.upperBound)
        self.position = position
    }

    /// Creates a candidate with the preferred position of a player and a strength from a source.
    public init(_ player: Player, from source: some StrengthSource) {
        self.init(
            id: player.id, strength: source.strength(of: player),
            position: player.preferredPosition)
    }
}
