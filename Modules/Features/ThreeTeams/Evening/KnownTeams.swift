import Domain
import FairTeams
import FootballUI

/// The teams that the members of a draft know, because they were sent to them or have played.
struct KnownTeams: Equatable {
    /// The order of the matches.
    let order: PlayOrder
    /// The teams of the members. Other members are newcomers.
    let teams: [MatchDraft.Member.ID: TeamNumber]
    /// The names of the others in the teams. Those who have left during the evening are not named.
    let missing: [String]

    /// Creates the teams; nil if fewer than half of the people of the evening are members.
    init?(_ evening: ThreeTeamEvening, of members: [MatchDraft.Member]) {
        order = evening.plan.order
        var teams: [MatchDraft.Member.ID: TeamNumber] = [:]
        var present: Set<Int> = []
        for member in members {
            let places = evening.members.places(of: member.playerID, name: member.name)
            present.formUnion(places)
            teams[member.id] = places.first.map { evening.members[$0].team }
        }
        self.teams = teams
        let expected = evening.members.indices.filter { !evening.members[$0].isAbsent }
        missing = expected.filter { !present.contains($0) }.map { evening.members[$0].name }
        guard 2 * teams.count >= expected.count else { return nil }
    }

    /// Returns the differences of other teams of the members.
    func news(
        in teams: [MatchDraft.Member.ID: TeamNumber], of members: [MatchDraft.Member]
    ) -> TeamNews<TeamNumber> {
        var news = TeamNews<TeamNumber>()
        news.leaving = missing
        for member in members {
            guard let team = teams[member.id], self.teams[member.id] != team else { continue }
            if self.teams[member.id] == nil {
                news.joining[team, default: []].append(member.name)
            } else {
                news.moving[team, default: []].append(member.name)
            }
        }
        return news
    }
}
