import Domain
import FairTeams

/// The teams of a plan, for recognising them in line-ups of matches.
struct PlannedTeams {
    private let players: [PlayerID: TeamNumber]
    /// The teams of members who are known by their names only. A name in several teams is left out.
    private let names: [String: TeamNumber]

    init(_ members: [ThreeTeamMember]) {
        players = Dictionary(
            members.compactMap { member in member.player.map { ($0, member.team) } }
        ) { first, _ in first }
        let named = Dictionary(grouping: members.filter { $0.player == nil }, by: \.name.text)
        names = named.compactMapValues { members in
            let teams = Set(members.map(\.team))
            return teams.count == 1 ? teams.first : nil
        }
    }

    /// Returns the team to which more than half of some players belong, or nil if there is none.
    func team(of entries: [LineUpEntry]) -> TeamNumber? {
        let teams = entries.compactMap(team)
        return TeamNumber.allCases.first { team in
            2 * teams.count { $0 == team } > entries.count
        }
    }

    /// Returns the team of a member of a draft; nil for a newcomer.
    func team(of member: MatchDraft.Member) -> TeamNumber? {
        team(of: member.entry(in: .a))
    }

    /// Returns the team of a player. A guest who has become a player is found by the name.
    private func team(of entry: LineUpEntry) -> TeamNumber? {
        entry.playerID.flatMap { players[$0] } ?? names[entry.name]
    }
}
