import Domain
import FootballUI

extension ConfirmPlayersState {
    /// The teams as a text for the players, or only what has changed since they were sent.
    var sharedText: String {
        let news = news
        return news.isEmpty ? fullText : news.sharedText(FootballStrings.name)
    }

    /// The teams as a text for the players, with the facts of other features.
    var fullText: String {
        let teams = Team.allCases.map { team in
            SharedText.list(FootballStrings.name(of: team), draft[team.group].map(\.name))
        }
        let facts = facts.flatMap { $0.draft == draft ? $0.sentences : nil } ?? []
        return SharedText.paragraphs(teams + facts)
    }

    /// A sentence about the differences to the announced teams; nil if there are none.
    var newsText: String? {
        let news = news
        return news.isEmpty ? nil : TeamStrings.changedSince(news.text(FootballStrings.name))
    }
}
