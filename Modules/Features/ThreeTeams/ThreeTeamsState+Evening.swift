import Domain
import FairTeams

extension ThreeTeamsState {
    /// Takes over the teams of an evening. Newcomers are in the team on whose side they play, or in
    /// the smallest one.
    mutating func takeOverTeams(of evening: ThreeTeamEvening, _ draft: MatchDraft) {
        let sides = evening.sides(of: draft)
        guard let known = KnownTeams(evening, of: members, in: sides) else { return }
        let absent = evening.absent(in: draft)
        for member in members where !absent.contains(member.id) {
            teams[member.id] = known.teams[member.id]
        }
        for member in members where known.teams[member.id] == nil {
            teams[member.id] =
                sides[member.id] ?? TeamNumber.allCases.min { self[$0].count < self[$1].count }
        }
    }

    /// Deals the members out, so that the organiser can move them.
    mutating func dealOut() {
        let all = TeamNumber.allCases
        for (index, member) in members.enumerated() { teams[member.id] = all[index % all.count] }
    }
}
