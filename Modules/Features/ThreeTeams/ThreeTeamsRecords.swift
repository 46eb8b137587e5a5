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
        /// The plans that nothing follows from.
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
            let evening = try await evening(of: plan, finished)
            let isOver = evening.isOver(at: now)
            if KnownTeams(evening, of: members) == nil {
                // Those of other people and of a plan that is stored just now stay.
                if evening.members.isEmpty, isOver { evenings.older.append(plan.id) }
            } else if !isOver, evenings.current == nil {
                evenings.current = evening
            } else if isOver, evenings.last == nil {
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

    /// Loads the evening of a plan, with the people who have left during its matches.
    private func evening(
        of plan: ThreeTeamPlan, _ finished: [FinishedMatch]
    ) async throws(StorageError) -> ThreeTeamEvening {
        let finished = finished.filter { plan.covers($0.startedAt) }
        var leavers: [Match.ID: Set<LineUpEntry>] = [:]
        for match in finished {
            // A damaged match counts with its result.
            leavers[match.id] = try? await matches.match(match.id).leavers
        }
        return ThreeTeamEvening(
            plan, try await members(of: plan), finished: finished, leavers: leavers)
    }

    /// Loads the evening of a match, or returns nil if the match is not part of one.
    func evening(of match: Match) async throws(StorageError) -> ThreeTeamEvening? {
        let plans = try await newestPlans().filter { $0.covers(match.startedAt) }
        guard !plans.isEmpty else { return nil }
        let finished = try await matches.finished(limit: Self.matchLimit)
        for plan in plans {
            let evening = try await evening(of: plan, finished)
            if evening.teams(of: match.id) != nil { return evening }
        }
        return nil
    }

    /// Stores the teams, the order and the wishes of an evening. The current evening of these
    /// people goes on if most of them stay in their teams: its matches count for the new teams too.
    /// Its plan is replaced, and all but the last evening of these people are deleted.
    ///
    /// - Parameters:
    ///   - teams: The members of each team, in their order.
    ///   - bench: The members who have left.
    /// - Returns: The evening.
    func store(
        _ order: PlayOrder, _ wishes: ThreeTeamWishes, _ teams: [TeamNumber: [MatchDraft.Member]],
        bench: [MatchDraft.Member], at now: Moment
    ) async throws(StorageError) -> ThreeTeamEvening {
        let all = TeamNumber.allCases.flatMap { teams[$0] ?? [] }
        let places = Self.places(teams)
        let finished = try await matches.finished(limit: Self.matchLimit)
        let evenings = try await evenings(of: all, at: now, finished)
        let known = evenings.current.flatMap { KnownTeams($0, of: all + bench, in: places) }
        if let current = evenings.current, known?.order == order, known?.wishes == wishes,
            known?.isKept(by: teams) == true
        {
            return current
        }
        let goesOn = known?.isMostlyKept(by: places) == true
        let plan = ThreeTeamPlan(
            madeAt: now, replacing: goesOn ? evenings.current?.plan : nil, order: order,
            wishes: wishes)
        let left = bench.compactMap { member in
            known?.teams[member.id].map { (team: $0, member: member) }
        }
        let records = Self.members(of: plan, teams, left: left)
        // Members refer to their plan, so it is stored first. Without them, it does not count.
        try await plans.save(plan)
        do throws(StorageError) {
            try await members.save(records, deleting: [])
        } catch {
            try? await plans.delete(plan.id)
            throw error
        }
        // The newest plan counts, so the next one can delete those that stay.
        let replaced = [evenings.current?.plan.id].compactMap(\.self) + evenings.older
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
        of plan: ThreeTeamPlan, _ teams: [TeamNumber: [MatchDraft.Member]],
        left: [(team: TeamNumber, member: MatchDraft.Member)]
    ) -> [ThreeTeamMember] {
        let people =
            TeamNumber.allCases.flatMap { team in
                (teams[team] ?? []).map { (team: team, member: $0, presence: Presence.present) }
            } + left.map { ($0.team, $0.member, .left) }
        return people.enumerated().map { index, person in
            ThreeTeamMember(
                of: plan.id, in: person.team, name: PlayerName(person.member.name) ?? .unknown,
                player: person.member.playerID, position: person.member.position,
                place: MemberPlace(index: index), presence: person.presence)
        }
    }

    private typealias Presence = ThreeTeamMember.Presence
}

extension Match {
    /// The entries of those who have left. People of the same name in a team cannot be told apart,
    /// so those count only if all of them have left.
    fileprivate var leavers: Set<LineUpEntry> {
        let people = Dictionary(grouping: state.participants, by: \.entry)
        return Set(people.filter { $0.value.allSatisfy { !$0.isPresent } }.keys)
    }
}
