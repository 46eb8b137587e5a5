import Domain
import FairTeams
import FootballUI

/// The teams that the members of a draft know, because they were sent to them or have played.
struct KnownTeams: Equatable {
    /// The order of the matches.
    let order: PlayOrder
    /// The wishes for the teams.
    let wishes: ThreeTeamWishes
    /// The teams of the members. Other members are newcomers.
    let teams: [MatchDraft.Member.ID: TeamNumber]
    /// The members who were not in the last match of their team.
    let absent: Set<MatchDraft.Member.ID>
    /// The names of the others in the teams. Those who have left during the evening are not named.
    let missing: [String]
    /// The match that is played next, for each order; empty before the first match.
    let nextMatches: [PlayOrder: ThreeTeamMatch]

    /// Creates the teams; nil if fewer than half of the people of the evening are members. Those
    /// who have left during the evening do not count.
    ///
    /// - Parameter current: The current teams, for people of the same name.
    init?(
        _ evening: ThreeTeamEvening, of members: [MatchDraft.Member],
        in current: [MatchDraft.Member.ID: TeamNumber] = [:]
    ) {
        let people = evening.members
        let places = people.places(of: members.map { ($0.playerID, $0.name, current[$0.id]) })
        var teams: [MatchDraft.Member.ID: TeamNumber] = [:]
        var absent: Set<MatchDraft.Member.ID> = []
        for (member, place) in zip(members, places) {
            guard let place else { continue }
            teams[member.id] = people[place].team
            if people[place].isAbsent { absent.insert(member.id) }
        }
        let expected = people.indices.filter { !people[$0].isAbsent }
        missing = expected.filter { !places.contains($0) }.map { people[$0].name }
        guard !expected.isEmpty, 2 * missing.count <= expected.count else { return nil }
        order = evening.plan.order
        wishes = evening.plan.wishes
        let nextMatches = PlayOrder.allCases.map { ($0, evening.next(in: $0)) }
        self.nextMatches = evening.hasBegun ? Dictionary(uniqueKeysWithValues: nextMatches) : [:]
        self.teams = teams
        self.absent = absent
    }

    /// The teams of the members who are not absent.
    var presentTeams: [MatchDraft.Member.ID: TeamNumber] {
        teams.filter { !absent.contains($0.key) }
    }

    /// Returns whether most of the people in other teams stay in their team, so that the matches
    /// before count for the other teams.
    func isMostlyKept(by others: [MatchDraft.Member.ID: TeamNumber]) -> Bool {
        2 * others.count { teams[$0.key] == $0.value } > others.count
    }

    /// Returns whether other teams have the same members as these.
    func isKept(by others: [TeamNumber: [MatchDraft.Member]]) -> Bool {
        let present = presentTeams
        return missing.isEmpty && others.reduce(0) { $0 + $1.value.count } == present.count
            && others.allSatisfy { team, members in
                members.allSatisfy { present[$0.id] == team }
            }
    }
}
