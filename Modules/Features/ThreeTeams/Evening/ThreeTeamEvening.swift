import Domain
import FairTeams

/// An evening on which three teams take turns: the plan, and the matches that were played.
///
/// The next match follows from the plan and the finished matches alone, so that a match that is
/// deleted or corrected, also by another device, changes what follows.
struct ThreeTeamEvening {
    /// A match of two teams of the plan.
    private struct PlayedMatch {
        let id: Match.ID
        let startedAt: Moment
        let teams: ThreeTeamMatch
        let winner: Winner
    }

    /// The time after the first match at which another evening begins, in milliseconds.
    private static let duration: Int64 = 12 * 60 * 60 * 1_000

    let plan: ThreeTeamPlan
    /// The people of the plan and those who have come, with their current teams.
    private(set) var members: [EveningMember]
    /// The matches, the oldest first.
    private var played: [PlayedMatch] = []

    /// Creates the evening of a plan.
    ///
    /// - Parameters:
    ///   - finished: Finished matches in any order. Those of other people do not count.
    ///   - leavers: The entries of those who have left during a match.
    init(
        _ plan: ThreeTeamPlan, _ members: [ThreeTeamMember], finished: [FinishedMatch],
        leavers: [Match.ID: Set<LineUpEntry>] = [:]
    ) {
        self.plan = plan
        self.members = members.map(EveningMember.init)
        let matches = finished.filter { plan.covers($0.startedAt) }
        for match in matches.sorted(by: { $0.startedAt.wall < $1.startedAt.wall })
        where !isOver(at: match.startedAt) {
            add(match, leavers[match.id] ?? [])
        }
    }

    private mutating func add(_ match: FinishedMatch, _ left: Set<LineUpEntry>) {
        guard let teams = members.teams(of: match.lineUp, expected: next) else { return }
        played.append(
            PlayedMatch(
                id: match.id, startedAt: match.startedAt, teams: teams, winner: match.winner))
        // The teams of the plan were made after earlier matches.
        guard match.startedAt.wall >= plan.madeAt.wall else { return }
        let entries = match.lineUp.entries.map { entry in
            (entry: entry, team: entry.team == .a ? teams.left : teams.right)
        }
        let places = members.places(
            of: entries.map { ($0.entry.playerID, $0.entry.name, $0.team) })
        for index in members.indices where members[index].team != teams.resting {
            members[index].isAbsent = !places.contains(index)
        }
        for (person, place) in zip(entries, places) {
            let index = place ?? members.count
            if place == nil { members.append(EveningMember(person.entry, in: person.team)) }
            members[index].identify(as: person.entry)
            // Players of the resting team are only borrowed, unless they have come back.
            if members[index].team != teams.resting || members[index].isAbsent {
                members[index].team = person.team
            }
            members[index].isAbsent = left.contains(person.entry)
        }
    }

    /// True if a match was played.
    var hasBegun: Bool { !played.isEmpty }

    /// Returns whether the evening has ended before a moment. That of a clock that is ahead has
    /// not.
    func isOver(at moment: Moment) -> Bool {
        guard let first = played.first else { return plan.isExpired(at: moment) }
        return moment.wall - first.startedAt.wall > Self.duration
    }

    /// Returns the teams of a match, or nil if it is not one of the evening.
    func teams(of id: Match.ID) -> ThreeTeamMatch? { played.first { $0.id == id }?.teams }

    /// Returns the members on the bench of a draft who have left: those whose team plays, and those
    /// who were not in the last match of their team. While fewer than half of a team are in the
    /// line-up, the organiser is still moving its members, and none of them have left.
    func absent(in draft: MatchDraft) -> Set<MatchDraft.Member.ID> {
        let match = match(of: draft)
        let sides = sides(of: draft)
        let people = draft.members.sorted { $0.id < $1.id }
        let places = members.places(of: people.map { ($0.playerID, $0.name, sides[$0.id]) })
        let benched = Set(draft[.bench].map(\.id))
        let known = zip(people, places).compactMap { person, place in
            place.map { (id: person.id, member: members[$0]) }
        }
        let isComplete = TeamNumber.allCases.allSatisfy { team in
            let present = known.filter { $0.member.team == team && !$0.member.isAbsent }
            return team == match?.resting
                || 2 * present.count { !benched.contains($0.id) } >= present.count
        }
        let absent = known.filter { person in
            guard benched.contains(person.id) else { return false }
            let isTakenOff = match.map { $0.resting != person.member.team } ?? false
            return person.member.isAbsent || isComplete && isTakenOff
        }
        return Set(absent.map(\.id))
    }

    /// Returns the teams for which the members of a draft play, without those on the bench; nothing
    /// if it is no match of two of the teams.
    func sides(of draft: MatchDraft) -> [MatchDraft.Member.ID: TeamNumber] {
        guard let match = match(of: draft) else { return [:] }
        let members =
            draft[.teamA].map { ($0.id, match.left) } + draft[.teamB].map { ($0.id, match.right) }
        return Dictionary(uniqueKeysWithValues: members)
    }

    /// Returns the teams of a draft, or nil if it is no match of two of them.
    func match(of draft: MatchDraft) -> ThreeTeamMatch? {
        draft.start.flatMap { members.teams(of: $0.lineUp, expected: next) }
    }

    /// The teams that have rested, the first one first.
    var rests: [TeamNumber] { played.map(\.teams.resting) }

    /// The match that is played next.
    var next: ThreeTeamMatch { next(in: plan.order) }

    /// Returns the match that is played next in an order.
    func next(in order: PlayOrder) -> ThreeTeamMatch {
        switch order {
        case .roundRobin: roundRobin
        case .winnerStays: winnerStays
        }
    }

    /// The match in which the team rests that has rested least and, of several, longest ago.
    private var roundRobin: ThreeTeamMatch {
        let matches = TeamNumber.allCases.indices.map(ThreeTeamMatch.roundRobin)
        func rest(_ team: TeamNumber) -> (count: Int, last: Int) {
            (rests.count { $0 == team }, rests.lastIndex(of: team) ?? -1)
        }
        // The first one of equal matches is the one that comes first in a round robin.
        return matches.min { rest($0.resting) < rest($1.resting) } ?? .opening
    }

    private var winnerStays: ThreeTeamMatch {
        guard let last = played.last else { return .opening }
        let (left, right) = (run(of: last.teams.left), run(of: last.teams.right))
        // The organiser can play any match, and the sides of the teams can be exchanged.
        var order = WinnerStays(
            at: left >= right ? last.teams : last.teams.reversed, isOpening: left == right)
        order.end(result(of: last.winner, isReversed: left < right))
        return order.match
    }

    private func result(of winner: Winner, isReversed: Bool) -> WinnerStays.Result {
        switch winner {
        case .teamA: isReversed ? .rightWins : .leftWins
        case .teamB: isReversed ? .leftWins : .rightWins
        case .draw: .draw
        }
    }

    /// Returns the number of matches that a team has played since its last rest.
    private func run(of team: TeamNumber) -> Int {
        played.reversed().prefix { $0.teams.resting != team }.count
    }
}

extension ThreeTeamMatch {
    /// The same match with exchanged sides.
    fileprivate var reversed: ThreeTeamMatch {
        ThreeTeamMatch(left: right, right: left) ?? self
    }
}
