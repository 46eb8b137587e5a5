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

    /// Stores a plan, and deletes all earlier ones. A stored plan with the same teams and the same
    /// order goes on instead.
    ///
    /// - Parameter teams: The members of each team, in their order.
    /// - Returns: The evening of the plan.
    func store(
        _ plan: ThreeTeamPlan, _ teams: [TeamNumber: [MatchDraft.Member]]
    ) async throws(StorageError) -> ThreeTeamEvening {
        let records = Self.members(of: plan, teams)
        let finished = try await matches.finished(limit: Self.matchLimit)
        if let stored = try await newestPlan(), stored.covers(plan.moment) {
            let members = try await members(of: stored)
            if stored.order == plan.order, members.elementsEqual(records, by: { $0.isSame(as: $1) })
            {
                return ThreeTeamEvening(stored, members, finished: finished)
            }
        }
        let earlier = try await plans.all().records.map(\.id)
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
        return ThreeTeamEvening(plan, records, finished: [])
    }

    private static func members(
        of plan: ThreeTeamPlan, _ teams: [TeamNumber: [MatchDraft.Member]]
    ) -> [ThreeTeamMember] {
        let people = TeamNumber.allCases.flatMap { team in
            (teams[team] ?? []).map { (team: team, member: $0) }
        }
        return people.enumerated().map { index, person in
            ThreeTeamMember(
                of: plan.id, in: person.team, name: PlayerName(person.member.name) ?? .unknown,
                player: person.member.playerID, position: person.member.position,
                place: MemberPlace(index: index))
        }
    }

    private func newestPlan() async throws(StorageError) -> ThreeTeamPlan? {
        try await plans.all().records.max { $0.madeAt < $1.madeAt }
    }

    private func members(of plan: ThreeTeamPlan) async throws(StorageError) -> [ThreeTeamMember] {
        let query = RecordQuery<ThreeTeamMember>(by: \.place).where(\.plan, is: plan.id)
        return try await members.page(0..<Int.max, of: query).items
    }

    /// Returns the order and the teams of the stored plan for some members. Newcomers are in the
    /// smallest team. Returns nil if there is no plan, or if fewer than half of its people are
    /// among the members.
    func plannedTeams(
        for members: [MatchDraft.Member], at now: Moment
    ) async throws(StorageError) -> (order: PlayOrder, teams: [MatchDraft.Member.ID: TeamNumber])? {
        guard let plan = try await newestPlan(), plan.covers(now) else { return nil }
        let planned = try await self.members(of: plan)
        let known = PlannedTeams(planned)
        var teams: [MatchDraft.Member.ID: TeamNumber] = [:]
        for member in members { teams[member.id] = known.team(of: member) }
        guard teams.count * 2 >= planned.count else { return nil }
        for member in members where teams[member.id] == nil {
            teams[member.id] = TeamNumber.allCases.min { first, second in
                teams.values.count { $0 == first } < teams.values.count { $0 == second }
            }
        }
        return (plan.order, teams)
    }

    /// Loads the evening of the newest plan, or returns nil if a match is not part of it.
    func evening(of match: Match) async throws(StorageError) -> ThreeTeamEvening? {
        guard let plan = try await newestPlan(), plan.covers(match.startedAt) else { return nil }
        let members = try await members(of: plan)
        let evening = ThreeTeamEvening(
            plan, members, finished: try await matches.finished(limit: Self.matchLimit))
        return evening.contains(match.id) ? evening : nil
    }
}

extension ThreeTeamMember {
    /// Returns whether two members are the same person in the same team.
    fileprivate func isSame(as other: ThreeTeamMember) -> Bool {
        team == other.team && person == other.person
    }

    private var person: MatchPerson { MatchPerson(player, name: name.text) }
}
