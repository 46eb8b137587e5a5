import Domain
import FootballUI

extension HistoryStrings {
    /// The headings of the dates, the scores, the winners and the times.
    static var columns: [String] { [date, score, winner, time] }

    static func month(_ time: LocalTime) -> String {
        month(name: FootballStrings.shortName(ofMonth: time.month), year: "\(time.year)")
    }

    static func result(_ score: Score) -> String {
        switch score.winner {
        case .teamA, .teamB: teamResult(score: score.text, team: name(of: score.winner))
        case .draw: drawResult(score.text)
        }
    }

    static func name(of winner: Winner) -> String {
        switch winner {
        case .teamA: FootballStrings.name(of: .a)
        case .teamB: FootballStrings.name(of: .b)
        case .draw: drawWinner
        }
    }
}
