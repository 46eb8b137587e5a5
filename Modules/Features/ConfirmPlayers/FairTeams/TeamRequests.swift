import Domain
import FairTeams

/// Makes requests for fair teams from the squad and from the last match.
struct TeamRequests: Sendable {
    private let players: any PlayerRepository
    private let matches: any MatchRepository
    private let strength: any StrengthSource

    init(
        players: any PlayerRepository, matches: any MatchRepository, strength: any StrengthSource
    ) {
        self.players = players
        self.matches = matches
        self.strength = strength
    }

    /// Returns the request for some members, with their current values and the teams of the last
    /// match.
    func request(
        for members: [MatchDraft.Member], _ wishes: TeamWishes, seed: UInt64
    ) async throws(StorageError) -> TeamRequest {
        let squad = try await players.players(members.compactMap(\.playerID))
        let known = Dictionary(squad.map { ($0.id, $0) }) { first, _ in first }
        let last = try await matches.finished(limit: 1).first
        let candidates = members.map { member in
            let player = member.playerID.flatMap { known[$0] }
            return TeamCandidate(
                id: member.id, strength: strength.strength(of: player),
                position: player?.preferredPosition ?? member.position)
        }
        return TeamRequest(
            candidates, sizeOfA: wishes.sizeOfA(of: members.count),
            measure: wishes.hasHandicap ? .average : .sum, rules: wishes.rules,
            earlierTeams: last.map { earlierTeams(of: members, in: $0.lineUp) } ?? [:], seed: seed)
    }

    /// Returns the teams of the members who took part in a match. Guests are found by their names.
    private func earlierTeams(
        of members: [MatchDraft.Member], in lineUp: LineUp
    ) -> [TeamCandidate.ID: Team] {
        let teams = members.compactMap { member in
            lineUp.entries.first { entry in
                member.playerID == nil
                    ? entry.playerID == nil && entry.name == member.name
                    : entry.playerID == member.playerID
            }.map { (member.id, $0.team) }
        }
        return Dictionary(teams) { first, _ in first }
    }
}
