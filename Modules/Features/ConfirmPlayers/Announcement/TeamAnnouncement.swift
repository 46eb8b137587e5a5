import Domain
import FootballUI

/// Teams that were sent to the players.
struct TeamAnnouncement: Equatable {
    /// The announced players.
    let players: [AnnouncedPlayer]

    /// Creates an announcement, or returns nil if it is for other people than the members of a
    /// draft: if fewer than half of the players are members.
    init?(_ players: [AnnouncedPlayer], for draft: MatchDraft) {
        self.players = players
        guard !players.isEmpty, found(in: draft).count * 2 >= players.count else { return nil }
    }

    /// Returns the announced players who are members of a draft, by the numbers of the members.
    /// Guests are found by their names, each of them once, and first those in the announced team.
    private func found(in draft: MatchDraft) -> [MatchDraft.Member.ID: AnnouncedPlayer] {
        var others = players
        var found: [MatchDraft.Member.ID: AnnouncedPlayer] = [:]
        for needsTeam in [true, false] {
            for member in draft.members where found[member.id] == nil {
                let group = draft.location(of: member.id)?.group
                let index = others.firstIndex { player in
                    player.person == member.person && (!needsTeam || player.team.group == group)
                }
                found[member.id] = index.map { others.remove(at: $0) }
            }
        }
        return found
    }

    /// Returns the announced teams of the members of a draft.
    func teams(in draft: MatchDraft) -> [MatchDraft.Member.ID: Team] {
        found(in: draft).mapValues(\.team)
    }

    /// Returns the differences of the teams of a draft.
    func news(in draft: MatchDraft) -> TeamNews<Team> {
        let found = found(in: draft)
        let people = Team.allCases.flatMap { team in
            draft[team.group].map { (name: $0.name, known: found[$0.id]?.team, team: team) }
        }
        let playing = (draft[.teamA] + draft[.teamB]).compactMap { found[$0.id]?.id }
        return TeamNews(
            people, missing: players.filter { !playing.contains($0.id) }.map(\.name.text))
    }
}

extension AnnouncedPlayer {
    fileprivate var person: MatchPerson { MatchPerson(player, name: name.text) }
}

extension Team {
    /// The group of the team in a draft.
    var group: MatchDraft.Group { self == .a ? .teamA : .teamB }
}
