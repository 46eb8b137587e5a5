import Domain
import FootballUI

/// The texts of the list of finished gathers.
enum HistoryStrings {
    static let title = "Gathers"
    static let deletedTitle = "Deleted gathers"
    static let deleted = "Deleted"
    static let notDeleted = "All gathers"
    static let list = "Gathers"
    static let search = "Search"
    static let clearSearch = "Clear search"
    /// The headings of the dates, the scores, the winners and the times.
    static let columns = ["Date", "Score", "Winner", "Time"]
    static let missingRow = "…"
    static let damaged = "Damaged"
    static let lineUps = "Line-ups"
    static let loading = "Loading gathers…"
    static let failure = "Unable to load gathers"
    static let detailsFailure = "Unable to load the line-ups."
    static let tryAgain = "Try again"
    static let emptyTitle = "No gathers yet"
    static let emptyMessage = "Each gather appears here when it has ended."
    static let emptyDeletedTitle = "No deleted gathers"
    static let emptyDeletedMessage = "Each gather that you delete appears here and can be restored."

    static func noMatch(_ search: String) -> String { "No gather matches “\(search)”." }

    static func month(_ time: LocalTime) -> String {
        "\(FootballStrings.months[time.month - 1].prefix(3)) \(time.year)"
    }

    static func result(_ score: Score) -> String {
        switch score.winner {
        case .teamA, .teamB: "\(score.text), \(name(of: score.winner)) won"
        case .draw: "\(score.text), a draw"
        }
    }

    static func name(of winner: Winner) -> String {
        switch winner {
        case .teamA: FootballStrings.name(of: .a)
        case .teamB: FootballStrings.name(of: .b)
        case .draw: "Draw"
        }
    }
}
