import Domain
import FairTeams
import FootballUI

/// Makes requests for three teams from the squad and from the rules about its players.
struct ThreeTeamRequests: Sendable {
    private let players: any PlayerRepository
    private let rules: any RecordRepository<PairRule>
    private let strengths: [any StrengthSource]

    init(
        players: any PlayerRepository, rules: any RecordRepository<PairRule>,
        strengths: [any StrengthSource]
    ) {
        self.players = players
        self.rules = rules
        self.strengths = strengths
    }

    /// Returns the request for some members, with their current values.
    ///
    /// - Parameter last: The people of the last evening, whose teams are not repeated.
    func request(
        for members: [MatchDraft.Member], _ wishes: ThreeTeamWishes,
        after last: [EveningMember], seed: UInt64
    ) async throws(StorageError) -> ThreeTeamRequest {
        let squad = try await players.players(members.compactMap(\.playerID))
        let relations = PairRule.relations(try await rules.all().records, of: members)
        let pairs = relations.keys.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
        let pairRules: [ThreeTeamRule] = pairs.map { pair in
            relations[pair] == .together ? .together(pair) : .apart(pair)
        }
        var earlierTeams: [TeamCandidate.ID: TeamNumber] = [:]
        let teams = last.clearTeams(of: members.map { ($0.playerID, $0.name, nil) })
        for (member, team) in zip(members, teams) { earlierTeams[member.id] = team }
        return ThreeTeamRequest(
            try await strengths.candidates(for: members, squad),
            rules: wishes.rules + pairRules,
            earlierTeams: earlierTeams, seed: seed)
    }
}
