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
    /// Guests are found by their names, each of them once.
    private func found(in draft: MatchDraft) -> [MatchDraft.Member.ID: AnnouncedPlayer] {
        var others = players
        var found: [MatchDraft.Member.ID: AnnouncedPlayer] = [:]
        for member in draft.members {
            guard let index = others.firstIndex(where: { $0.person == member.person }) else {
                continue
            }
            found[member.id] = others.remove(at: index)
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
        var news = TeamNews<Team>()
        for team in Team.allCases {
            for member in draft[team.group] where found[member.id]?.team != team {
                if found[member.id] == nil {
                    news.joining[team, default: []].append(member.name)
                } else {
                    news.moving[team, default: []].append(member.name)
                }
            }
        }
        let playing = (draft[.teamA] + draft[.teamB]).compactMap { found[$0.id]?.id }
        news.leaving = players.filter { !playing.contains($0.id) }.map(\.name.text)
        return news
    }
}

extension AnnouncedPlayer {
    fileprivate var person: MatchPerson { MatchPerson(player, name: name.text) }
}

extension Team {
    /// The group of the team in a draft.
    var group: MatchDraft.Group { self == .a ? .teamA : .teamB }
}
