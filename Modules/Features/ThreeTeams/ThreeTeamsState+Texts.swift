import Domain
import FairTeams
import FootballUI

extension ThreeTeamsState {
    /// A sentence about the differences to the teams that the players know; nil if there are none.
    var newsText: String? {
        let news = news
        return news.isEmpty ? nil : news.text(ThreeTeamsStrings.name)
    }

    /// The first match, and those after it until the order repeats itself.
    var matches: String {
        let first = ThreeTeamsStrings.first(.opening)
        return switch order {
        case .winnerStays: first
        case .roundRobin: "\(first) \(ThreeTeamsStrings.then(laterMatches))"
        }
    }

    private var laterMatches: String {
        (1..<TeamNumber.allCases.count).map { ThreeTeamsStrings.versus(.roundRobin(at: $0)) }
            .joined(separator: ", ")
    }

    /// The teams and the order of the matches as a text for others, or only what has changed since
    /// the players know the teams.
    var sharedText: String {
        let news = news
        guard news.isEmpty else { return news.sharedText(ThreeTeamsStrings.name) }
        let teams = TeamNumber.allCases.map { team in
            SharedText.list(ThreeTeamsStrings.name(of: team), self[team].map(\.name))
        }
        let order = ThreeTeamsStrings.name(of: order)
        return SharedText.paragraphs(teams + ["\(order). \(matches)"])
    }
}
