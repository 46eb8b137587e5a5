import Domain

/// Teams that were sent to the players.
struct TeamAnnouncement: Equatable {
    /// The announced players.
    let players: [AnnouncedPlayer]

    /// Creates an announcement, or returns nil if it is for other people than the members of a
    /// draft: if fewer than half of the players are members.
    init?(_ players: [AnnouncedPlayer], for draft: MatchDraft) {
        self.players = players
        let found = players.filter { player in draft.members.contains(where: player.isMember) }
        guard !players.isEmpty, found.count * 2 >= players.count else { return nil }
    }

    /// Returns the announced teams of the members of a draft.
    func teams(in draft: MatchDraft) -> [MatchDraft.Member.ID: Team] {
        let pairs = draft.members.compactMap { member in
            players.first { $0.isMember(member) }.map { (member.id, $0.team) }
        }
        return Dictionary(pairs) { first, _ in first }
    }

    /// Returns the differences of the teams of a draft.
    func news(in draft: MatchDraft) -> TeamNews {
        let announced = teams(in: draft)
        var news = TeamNews()
        for team in Team.allCases {
            for member in draft[team.group] where announced[member.id] != team {
                if announced[member.id] == nil {
                    news.joining[team, default: []].append(member.name)
                } else {
                    news.moving[team, default: []].append(member.name)
                }
            }
        }
        let playing = draft[.teamA] + draft[.teamB]
        news.leaving = players.filter { !playing.contains(where: $0.isMember) }.map(\.name.text)
        return news
    }
}

/// The differences between announced teams and those on screen, by names.
struct TeamNews: Equatable {
    /// The players who no longer play.
    var leaving: [String] = []
    /// The new players of each team.
    var joining: [Team: [String]] = [:]
    /// The players who come from the other team, by their new team.
    var moving: [Team: [String]] = [:]

    var isEmpty: Bool { self == TeamNews() }
}

extension AnnouncedPlayer {
    /// Returns whether the player is a member of a draft. Guests are found by their names.
    fileprivate func isMember(_ member: MatchDraft.Member) -> Bool {
        player == nil
            ? member.playerID == nil && member.name == name.text : member.playerID == player
    }
}

extension MatchDraft {
    /// The members of all groups.
    var members: [Member] { Group.allCases.flatMap { self[$0] } }
}

extension Team {
    /// The group of the team in a draft.
    var group: MatchDraft.Group { self == .a ? .teamA : .teamB }
}
