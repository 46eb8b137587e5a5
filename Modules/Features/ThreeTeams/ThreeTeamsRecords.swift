import Domain
import FairTeams
import FootballUI
import Records

/// The stored records of the feature, with the squad and the matches.
struct ThreeTeamsRecords: Sendable {
    /// The evenings of the stored plans.
    struct Evenings {
        /// The evening of the newest plan; nil if it is over.
        var current: ThreeTeamEvening?
        /// The newest evening that is over.
        var last: ThreeTeamEvening?
    }

    /// The number of matches that are searched for those of an evening, which has fewer.
    private static let matchLimit = 50

    let plans: any RecordRepository<ThreeTeamPlan>
    let members: any RecordRepository<ThreeTeamMember>
    let players: any PlayerRepository
    let matches: any MatchRepository

    /// Loads the evenings at a moment. Plans of a clock that is ahead do not count.
    func evenings(at now: Moment) async throws(StorageError) -> Evenings {
        let finished = try await matches.finished(limit: Self.matchLimit)
        var evenings = Evenings()
        let plans = try await newestPlans().filter { $0.madeAt.wall <= now.wall }
        for (index, plan) in plans.enumerated() where evenings.last == nil {
            let members = try await members(of: plan)
            let evening = ThreeTeamEvening(plan, members, finished: finished)
            if evening.isOver(at: now) {
                evenings.last = evening
            } else if index == 0 {
                evenings.current = evening
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

    /// Loads the evening of the newest plan, or returns nil if a match is not part of it.
    func evening(of match: Match) async throws(StorageError) -> ThreeTeamEvening? {
        guard let plan = try await newestPlans().first, plan.covers(match.startedAt) else {
            return nil
        }
        let evening = ThreeTeamEvening(
            plan, try await members(of: plan),
            finished: try await matches.finished(limit: Self.matchLimit))
        return evening.contains(match.id) ? evening : nil
    }

    /// Stores the teams and the order of an evening. The current evening goes on if its people
    /// play: its matches count for the new teams too.
    ///
    /// All plans are deleted but this one and that of the last evening.
    ///
    /// - Parameter teams: The members of each team, in their order.
    /// - Returns: The evening.
    func store(
        _ order: PlayOrder, _ teams: [TeamNumber: [MatchDraft.Member]], at now: Moment
    ) async throws(StorageError) -> ThreeTeamEvening {
        let evenings = try await evenings(at: now)
        let all = TeamNumber.allCases.flatMap { teams[$0] ?? [] }
        let current = evenings.current.flatMap { evening in
            KnownTeams(evening, of: all).map { (evening: evening, known: $0) }
        }
        if let current, current.evening.plan.order == order, current.known.areThose(of: teams) {
            return current.evening
        }
        let stored = try await newestPlans().map(\.id)
        let plan = ThreeTeamPlan(
            madeAt: now, replacing: current?.evening.plan, order: order)
        let records = Self.members(of: plan, teams)
        // Members refer to their plan, so it is stored first.
        try await plans.save(plan)
        do throws(StorageError) {
            try await members.save(records, deleting: [])
        } catch {
            try? await plans.delete(plan.id)
            throw error
        }
        // The newest plan counts, so the next one can delete those that stay.
        try? await plans.save([], deleting: stored.filter { $0 != evenings.last?.plan.id })
        return ThreeTeamEvening(
            plan, records, finished: try await matches.finished(limit: Self.matchLimit))
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

extension KnownTeams {
    /// Returns whether some teams are these teams, with the same members.
    fileprivate func areThose(of others: [TeamNumber: [MatchDraft.Member]]) -> Bool {
        missing.isEmpty
            && others.allSatisfy { team, members in
                members.allSatisfy { teams[$0.id] == team }
            }
    }
}
