public import Domain

/// A player or a guest who plays in one of the teams.
public struct TeamCandidate: Hashable, Identifiable, Sendable {
    /// The strengths of candidates in hundredths.
    public static let strengths = 0...100_000

    /// A number that no other candidate of the request has, such as the number in a draft.
    public let id: Int
    /// The strength in hundredths, within `strengths`.
    public let strength: Int
    /// The position that counts for rules about positions; nil for none.
    public let position: Position?

    /// Creates a candidate. A strength out of range becomes the nearest one.
    public init(id: Int, strength: Int, position: Position? = nil) {
        self.id = id
        self.strength = min(max(strength, Self.strengths.lowerBound), Self.strengths.upperBound)
        self.position = position
    }
}
