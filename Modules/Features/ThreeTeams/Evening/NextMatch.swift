import Domain
import FairTeams

/// The next match of an evening of three teams, after one of its matches.
struct NextMatch {
    private let sides: ThreeTeamMatch
    private let teams: ThreeTeamMatch
    private let rests: [TeamNumber]
    private let members: [TeamNumber: [MatchDraft.Member]]
    /// The people who were not in the last match of their team.
    private let absent: [MatchDraft.Member]

    /// Creates the next match with the current teams.
    ///
    /// - Parameters:
    ///   - sides: The teams of the match after which it follows.
    ///   - squad: The players of the evening who are not deleted. Deleted ones are left out.
    init(_ evening: ThreeTeamEvening, after sides: ThreeTeamMatch, squad: [Player]) {
        self.sides = sides
        teams = evening.next
        rests = evening.rests
        let known = Dictionary(squad.map { ($0.id, $0) }) { first, _ in first }
        let people = evening.members.enumerated().compactMap { index, member in
            Self.member(member, known, id: index + 1).map {
                (team: member.team, isAbsent: member.isAbsent, member: $0)
            }
        }
        members = Dictionary(grouping: people.filter { !$0.isAbsent }, by: \.team)
            .mapValues { $0.map(\.member) }
        absent = people.filter(\.isAbsent).map(\.member)
    }

    private static func member(
        _ member: EveningMember, _ squad: [PlayerID: Player], id: MatchDraft.Member.ID
    ) -> MatchDraft.Member? {
        switch member.origin {
        case .squad: member.player.flatMap { squad[$0] }.map { MatchDraft.Member($0, id: id) }
        case .guest:
            MatchDraft.Member(
                id: id, playerID: nil, name: member.name, position: member.position)
        }
    }

    /// Returns the match with the resting team on the bench, and after it those who were not in the
    /// last match of their team.
    func draft(duration: Duration) -> MatchDraft {
        MatchDraft(teams, members, absent: absent, duration: duration)
    }

    /// The numbers of the teams for the page of the match. All of it is in the labels,
    /// because narrow columns have no room for values.
    var rows: [(label: String, value: String)] {
        let match = ThreeTeamsStrings.numbers(
            left: ThreeTeamsStrings.number(of: teams.left),
            right: ThreeTeamsStrings.number(of: teams.right))
        let sides = ThreeTeamsStrings.sides(
            a: ThreeTeamsStrings.number(of: sides.left),
            b: ThreeTeamsStrings.number(of: sides.right))
        let rested = rests.map(ThreeTeamsStrings.number).joined(separator: ", ")
        return [
            sides, ThreeTeamsStrings.next(match),
            ThreeTeamsStrings.rests(ThreeTeamsStrings.number(of: teams.resting)),
            ThreeTeamsStrings.rested(rested),
        ].map { ($0, "") }
    }
}

extension MatchDraft {
    /// Creates a match of two teams, with the resting one on the bench.
    init(
        _ match: ThreeTeamMatch, _ members: [TeamNumber: [MatchDraft.Member]],
        absent: [MatchDraft.Member] = [], duration: Duration
    ) {
        self.init(
            bench: (members[match.resting] ?? []) + absent, teamA: members[match.left] ?? [],
            teamB: members[match.right] ?? [], duration: duration)
    }
}
