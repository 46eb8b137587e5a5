import Domain
import FairTeams
import FootballUI

extension ThreeTeamsState {
    /// A sentence about the differences to the teams that the players know; nil if there are none.
    var newsText: String? {
        let news = news
        return news.isEmpty
            ? nil : ThreeTeamsStrings.changedSince(news.text(ThreeTeamsStrings.name))
    }

    /// The next match and, before the first one, those after it until the order repeats itself.
    var matches: String {
        let next = known.flatMap { $0.isMostlyKept(by: teams) ? $0.nextMatches[order] : nil }
        let first = ThreeTeamsStrings.first(next ?? .opening)
        return order == .winnerStays || next != nil
            ? first : "\(first) \(ThreeTeamsStrings.then(laterMatches))"
    }

    private var laterMatches: String {
        (1..<TeamNumber.allCases.count).map { ThreeTeamsStrings.versus(.roundRobin(at: $0)) }
            .joined(separator: ", ")
    }

    /// The teams and the order of the matches as a text for others, or only what has changed since
    /// the players know the teams.
    var sharedText: String {
        let news = news
        guard !news.isEmpty else { return fullText }
        let changes = news.sharedText(ThreeTeamsStrings.name)
        return known?.order == order ? changes : SharedText.paragraphs([changes, orderText])
    }

    /// The teams and the order of the matches as a text for others.
    var fullText: String {
        let teams = TeamNumber.allCases.map { team in
            SharedText.list(ThreeTeamsStrings.name(of: team), self[team].map(\.name))
        }
        return SharedText.paragraphs(teams + [orderText])
    }

    private var orderText: String { "\(ThreeTeamsStrings.name(of: order)). \(matches)" }
}
