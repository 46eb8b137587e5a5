import Domain
import FairTeams

/// Makes requests for fair teams from the squad and from the last match.
struct TeamRequests: Sendable {
    private let players: any PlayerRepository
    private let matches: any MatchRepository
    private let strengths: [any StrengthSource]

    init(
        players: any PlayerRepository, matches: any MatchRepository,
        strengths: [any StrengthSource]
    ) {
        self.players = players
        self.matches = matches
        self.strengths = strengths
    }

    /// Returns the request for some members, with their current values and the teams of the last
    /// match.
    func request(
        for members: [MatchDraft.Member], _ wishes: TeamWishes, seed: UInt64
    ) async throws(StorageError) -> TeamRequest {
        let squad = try await players.players(members.compactMap(\.playerID))
        let last = try await matches.finished(limit: 1).first
        return TeamRequest(
            try await strengths.candidates(for: members, squad),
            sizeOfA: wishes.sizeOfA(of: members.count),
            measure: wishes.hasHandicap ? .average : .sum, rules: wishes.rules,
            earlierTeams: last.map { earlierTeams(of: members, in: $0.lineUp) } ?? [:], seed: seed)
    }

    /// Returns the teams of the members who took part in a match. Guests are found by their names.
    private func earlierTeams(
        of members: [MatchDraft.Member], in lineUp: LineUp
    ) -> [TeamCandidate.ID: Team] {
        let teams = Dictionary(lineUp.entries.map { ($0.person, $0.team) }) { first, _ in first }
        let known = members.compactMap { member in teams[member.person].map { (member.id, $0) } }
        return Dictionary(known) { first, _ in first }
    }
}
