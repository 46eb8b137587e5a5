import Domain

/// The texts of the list of finished gathers.
enum HistoryStrings {
    static let title = "Gathers"
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

    static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]

    static func noMatch(_ search: String) -> String { "No gather matches “\(search)”." }

    static func month(_ time: LocalTime) -> String { "\(shortMonth(time)) \(time.year)" }

    static func day(_ time: LocalTime) -> String {
        let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
        return "\(weekdays[time.weekday]) \(time.day) \(shortMonth(time))"
    }

    static func time(_ time: LocalTime) -> String {
        [time.hour, time.minute].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }

    static func moment(_ moment: LocalTime) -> String {
        "\(day(moment)) \(moment.year), \(time(moment))"
    }

    static func name(of team: Team) -> String {
        switch team {
        case .a: "Team A"
        case .b: "Team B"
        }
    }

    static func result(_ score: Score) -> String {
        switch score.winner {
        case .teamA, .teamB: "\(score.text), \(name(of: score.winner)) won"
        case .draw: "\(score.text), a draw"
        }
    }

    static func name(of winner: Winner) -> String {
        switch winner {
        case .teamA: name(of: .a)
        case .teamB: name(of: .b)
        case .draw: "Draw"
        }
    }

    private static func shortMonth(_ time: LocalTime) -> String {
        String(months[time.month - 1].prefix(3))
    }
}
