import Domain
import FootballUI

extension ConfirmPlayersState {
    /// The teams as a text for the players, or only what has changed since they were sent.
    var sharedText: String {
        let news = news
        guard !news.isEmpty else {
            return SharedText.paragraphs(
                Team.allCases.map { team in
                    SharedText.list(
                        FootballStrings.name(of: team), draft[team.group].map(\.name))
                })
        }
        return ([AnnouncementStrings.changedTeams] + news.lines).lines
    }

    /// A sentence about the differences to the announced teams; nil if there are none.
    var newsText: String? {
        let news = news
        guard !news.isEmpty else { return nil }
        return AnnouncementStrings.changedSince(news.lines.joined(separator: ". "))
    }
}

extension TeamNews {
    /// The differences in words, each with its players.
    fileprivate var lines: [String] {
        let changes = Team.allCases.flatMap { team in
            [
                joining[team].map {
                    AnnouncementStrings.joining(
                        team: FootballStrings.name(of: team), names: $0.joined(separator: ", "))
                },
                moving[team].map {
                    AnnouncementStrings.moving(
                        team: FootballStrings.name(of: team), names: $0.joined(separator: ", "))
                },
            ].compactMap(\.self)
        }
        let left = leaving.joined(separator: ", ")
        return (leaving.isEmpty ? [] : [AnnouncementStrings.leaving(left)]) + changes
    }
}
