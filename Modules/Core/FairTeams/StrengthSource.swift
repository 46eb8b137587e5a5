public import Domain

/// A source of the strengths of players. Features provide better ones, such as ratings.
public protocol StrengthSource: Sendable {
    /// Returns a strength in hundredths, within `TeamCandidate.strengths`.
    ///
    /// - Parameter player: The player; nil for a guest.
    func strength(of player: Player?) -> Int
}

/// The strengths by skill. An unknown skill counts as that of an amateur, and so does a
/// guest.
public struct SkillStrength: StrengthSource {
    /// Creates the source.
    public init() {}

    /// Returns 100 for a beginner, 200 for an amateur, and 300 for a professional.
    public func strength(of player: Player?) -> Int {
        switch player?.skill {
        case .beginner: 100
        case .amateur, nil: 200
        case .professional: 300
        }
    }
}
