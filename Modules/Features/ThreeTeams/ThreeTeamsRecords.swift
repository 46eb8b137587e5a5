import Domain
import FairTeams
import FootballUI
import Records

/// The stored records of the feature, with the squad and the matches.
struct ThreeTeamsRecords: Sendable {
    /// The number of matches that are searched for those of an evening, which has fewer.
    private static let matchLimit = 50

    let plans: any RecordRepository<ThreeTeamPlan>
    let members: any RecordRepository<ThreeTeamMember>
    let players: any PlayerRepository
    let matches: any MatchRepository

    /// Stores a plan, and deletes all earlier ones.
    ///
    /// - Parameter teams: The members of each team, in their order.
    func store(
        _ plan: ThreeTeamPlan, _ teams: [TeamNumber: [MatchDraft.Member]]
    ) async throws(StorageError) {
        let earlier = try await plans.all().records.map(\.id)
        let people = TeamNumber.allCases.flatMap { team in
            (teams[team] ?? []).map { (team: team, member: $0) }
        }
        let records = people.enumerated().map { index, person in
            ThreeTeamMember(
                of: plan.id, in: person.team, name: PlayerName(person.member.name) ?? .unknown,
                player: person.member.playerID, position: person.member.position,
                place: MemberPlace(index: index))
        }
        // Members refer to their plan, so it is stored first.
        try await plans.save(plan)
        do throws(StorageError) {
            try await members.save(records, deleting: [])
        } catch {
            try? await plans.delete(plan.id)
            throw error
        }
        // The newest plan counts, so the next one can delete those that stay.
        try? await plans.save([], deleting: earlier)
    }

    /// Loads the evening of the newest plan, or returns nil if a match is not part of it.
    func evening(of match: Match) async throws(StorageError) -> ThreeTeamEvening? {
        guard let plan = try await plans.all().records.max(by: { $0.madeAt < $1.madeAt }),
            plan.covers(match.startedAt)
        else { return nil }
        let query = RecordQuery<ThreeTeamMember>(by: \.place).where(\.plan, is: plan.id)
        let members = try await members.page(0..<Int.max, of: query).items
        let evening = ThreeTeamEvening(
            plan, members, finished: try await matches.finished(limit: Self.matchLimit))
        return evening.contains(match.id) ? evening : nil
    }
}
