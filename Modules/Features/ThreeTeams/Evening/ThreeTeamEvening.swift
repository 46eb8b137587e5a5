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

    let members: [ThreeTeamMember]
    private let order: PlayOrder
    /// The matches, the oldest first.
    private let played: [PlayedMatch]

    /// Creates the evening of a plan.
    ///
    /// - Parameter finished: Finished matches in any order. Those of other people do not count.
    init(_ plan: ThreeTeamPlan, _ members: [ThreeTeamMember], finished: [FinishedMatch]) {
        self.members = members
        order = plan.order
        let teams = PlannedTeams(members)
        let matches = finished.filter { plan.covers($0.startedAt) }
            .sorted { $0.startedAt.wall < $1.startedAt.wall }
            .compactMap { match -> PlayedMatch? in
                guard let left = teams.team(of: match.lineUp.players(of: .a)),
                    let right = teams.team(of: match.lineUp.players(of: .b)),
                    let teams = ThreeTeamMatch(left: left, right: right)
                else { return nil }
                return PlayedMatch(
                    id: match.id, startedAt: match.startedAt, teams: teams, winner: match.winner)
            }
        let start = matches.first?.startedAt.wall ?? 0
        played = matches.filter { $0.startedAt.wall - start <= Self.duration }
    }

    /// Returns whether a match is one of the evening.
    func contains(_ id: Match.ID) -> Bool { played.contains { $0.id == id } }

    /// The teams that have rested, the first one first.
    var rests: [TeamNumber] { played.map(\.teams.resting) }

    /// The match that is played next.
    var next: ThreeTeamMatch {
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

extension ThreeTeamPlan {
    /// The time for which a plan waits for its evening, in milliseconds. It ends before the same
    /// evening of the next week.
    private static let lifetime: Int64 = 6 * 24 * 60 * 60 * 1_000

    /// Returns whether a match that starts at a moment can belong to the evening of this plan.
    func covers(_ start: Moment) -> Bool {
        (madeAt.wall...madeAt.wall + Self.lifetime).contains(start.wall)
    }
}

extension ThreeTeamMatch {
    /// The same match with exchanged sides.
    fileprivate var reversed: ThreeTeamMatch {
        ThreeTeamMatch(left: right, right: left) ?? self
    }
}
