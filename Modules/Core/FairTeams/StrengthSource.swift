public import Domain

/// A source of the strengths of players. Features provide better ones, such as ratings.
public protocol StrengthSource: Sendable {
    /// Returns a strength in hundredths, within `TeamCandidate.strengths`.
    ///
    /// - Parameter player: The player; nil for a guest.
    func strength(of player: Player?) -> Int
}

extension StrengthSource {
    /// Returns the members of a draft as candidates for fair teams.
    ///
    /// - Parameter squad: The current values of the players.
    package func candidates(
        for members: [MatchDraft.Member], _ squad: [Player]
    ) -> [TeamCandidate] {
        let known = Dictionary(squad.map { ($0.id, $0) }) { first, _ in first }
        return members.map { member in
            let player = member.playerID.flatMap { known[$0] }
            return TeamCandidate(
                id: member.id, strength: strength(of: player),
                position: player?.preferredPosition ?? member.position)
        }
    }
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
