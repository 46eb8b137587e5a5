public import Domain

/// A source of the strengths of players that counts before their skills, such as the ratings of
/// another feature.
public protocol StrengthSource: Sendable {
    /// Returns strengths in hundredths, within `TeamCandidate.strengths`.
    ///
    /// - Parameter players: The players of a request.
    /// - Returns: The strengths of the players whom the source knows.
    func strengths(of players: [Player]) async throws(StorageError) -> [PlayerID: Int]
}

extension [any StrengthSource] {
    /// Returns the members of a draft as candidates for fair teams. The first source that knows a
    /// player counts, and without one the skill.
    ///
    /// - Parameter squad: The current values of the players.
    package func candidates(
        for members: [MatchDraft.Member], _ squad: [Player]
    ) async throws(StorageError) -> [TeamCandidate] {
        var strengths: [PlayerID: Int] = [:]
        for source in self {
            strengths.merge(try await source.strengths(of: squad)) { first, _ in first }
        }
        let known = Dictionary(squad.map { ($0.id, $0) }) { first, _ in first }
        return members.map { member in
            let player = member.playerID.flatMap { known[$0] }
            return TeamCandidate(
                id: member.id,
                strength: player.flatMap { strengths[$0.id] } ?? Skill.strength(of: player?.skill),
                position: player?.preferredPosition ?? member.position)
        }
    }
}

extension Skill {
    /// Returns 100 for a beginner, 200 for an amateur, and 300 for a professional. An unknown skill
    /// counts as that of an amateur.
    static func strength(of skill: Skill?) -> Int {
        switch skill {
        case .beginner: 100
        case .amateur, nil: 200
        case .professional: 300
        }
    }
}
