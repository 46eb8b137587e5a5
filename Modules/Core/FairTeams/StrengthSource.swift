public import Domain

/// A source of the strengths of players. Features provide better ones, such as ratings.
public protocol StrengthSource: Sendable {
    /// Returns the strength of a player in hundredths, within `TeamCandidate.strengths`.
    func strength(of player: Player) -> Int
}

/// The strengths by skill. An unknown skill counts as that of an amateur.
public struct SkillStrength: StrengthSource {
    /// Creates the source.
    public init() {}

    /// Returns 100 for a beginner, 200 for an amateur, and 300 for a professional.
    public func strength(of player: Player) -> Int {
        switch player.skill {
        case .beginner: 100
        case .amateur, nil: 200
        case .professional: 300
        }
    }
}
