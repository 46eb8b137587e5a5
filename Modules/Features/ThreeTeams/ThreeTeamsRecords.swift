import Domain
import FairTeams
import FootballUI
import Records

/// The stored records of the feature, with the squad and the matches.
struct ThreeTeamsRecords: Sendable {
    /// The evenings of some people.
    struct Evenings {
        /// The evening that is not over; nil for none.
        var current: ThreeTeamEvening?
        /// The newest evening that is over; nil for none.
        var last: ThreeTeamEvening?
        /// The plans of all others.
        fileprivate var older: [ThreeTeamPlan.ID] = []
    }

    /// The number of matches that are searched for those of two evenings, which have fewer.
    private static let matchLimit = 100

    let plans: any RecordRepository<ThreeTeamPlan>
    let members: any RecordRepository<ThreeTeamMember>
    let players: any PlayerRepository
    let matches: any MatchRepository

    /// Loads the evenings of the members of a draft.
    func evenings(
        of members: [MatchDraft.Member], at now: Moment
    ) async throws(StorageError) -> Evenings {
        try await evenings(
            of: members, at: now, try await matches.finished(limit: Self.matchLimit))
    }

    private func evenings(
        of members: [MatchDraft.Member], at now: Moment, _ finished: [FinishedMatch]
    ) async throws(StorageError) -> Evenings {
        var evenings = Evenings()
        for plan in try await newestPlans() {
            let evening = ThreeTeamEvening(
                plan, try await self.members(of: plan), finished: finished)
            guard KnownTeams(evening, of: members) != nil else { continue }
            if !evening.isOver(at: now), evenings.current == nil {
                evenings.current = evening
            } else if evening.isOver(at: now), evenings.last == nil {
                evenings.last = evening
            } else {
                evenings.older.append(plan.id)
            }
        }
        return evenings
    }

    private func newestPlans() async throws(StorageError) -> [ThreeTeamPlan] {
        try await plans.all().records.sorted { $0.madeAt > $1.madeAt }
    }

    private func members(of plan: ThreeTeamPlan) async throws(StorageError) -> [ThreeTeamMember] {
        let query = RecordQuery<ThreeTeamMember>(by: \.place).where(\.plan, is: plan.id)
        return try await members.page(0..<Int.max, of: query).items
    }

    /// Loads the evening of a match, or returns nil if the match is not part of one.
    func evening(of match: Match) async throws(StorageError) -> ThreeTeamEvening? {
        let plans = try await newestPlans().filter { $0.covers(match.startedAt) }
        guard !plans.isEmpty else { return nil }
        let finished = try await matches.finished(limit: Self.matchLimit)
        for plan in plans {
            let evening = ThreeTeamEvening(plan, try await members(of: plan), finished: finished)
            if evening.contains(match.id) { return evening }
        }
        return nil
    }

    /// Stores the teams and the order of an evening. The current evening of these people goes on:
    /// its matches count for the new teams too. Its plan is replaced, and all but the last evening
    /// of these people are deleted.
    ///
    /// - Parameter teams: The members of each team, in their order.
    /// - Returns: The evening.
    func store(
        _ order: PlayOrder, _ teams: [TeamNumber: [MatchDraft.Member]], at now: Moment
    ) async throws(StorageError) -> ThreeTeamEvening {
        let all = TeamNumber.allCases.flatMap { teams[$0] ?? [] }
        let finished = try await matches.finished(limit: Self.matchLimit)
        let evenings = try await evenings(of: all, at: now, finished)
        let current = evenings.current
        if let current, current.plan.order == order,
            KnownTeams(current, of: all, in: Self.places(teams))?.areThose(of: teams) == true
        {
            return current
        }
        let plan = ThreeTeamPlan(madeAt: now, replacing: current?.plan, order: order)
        let records = Self.members(of: plan, teams)
        // Members refer to their plan, so it is stored first. Without them, it does not count.
        try await plans.save(plan)
        do throws(StorageError) {
            try await members.save(records, deleting: [])
        } catch {
            try? await plans.delete(plan.id)
            throw error
        }
        // The newest plan counts, so the next one can delete those that stay.
        let replaced = [current?.plan.id].compactMap(\.self) + evenings.older
        try? await plans.save([], deleting: replaced)
        return ThreeTeamEvening(plan, records, finished: finished)
    }

    private static func places(
        _ teams: [TeamNumber: [MatchDraft.Member]]
    ) -> [MatchDraft.Member.ID: TeamNumber] {
        let pairs = teams.flatMap { team, members in members.map { ($0.id, team) } }
        return Dictionary(pairs) { first, _ in first }
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
}
