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
        return news.sharedText(FootballStrings.name)
    }

    /// A sentence about the differences to the announced teams; nil if there are none.
    var newsText: String? {
        let news = news
        return news.isEmpty ? nil : TeamStrings.changedSince(news.text(FootballStrings.name))
    }
}
