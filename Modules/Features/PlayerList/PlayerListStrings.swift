import Domain
import FootballUI

/// The texts of the player list.
enum PlayerListStrings {
    static let title = "Players"
    static let list = "Players"
    static let search = "Search"
    static let clearSearch = "Clear search"
    static let damaged = "Damaged"
    static let missingRow = "…"
    static let position = "Position"
    static let skill = "Skill"
    static let lastGathers = "Last gathers"
    /// The headings of the last gathers.
    static let gatherColumns = ["Date", "Score", "Result"]
    /// The text in place of an unknown value.
    static let none = "-"
    /// The headings of the names, the positions and the skills.
    static let columns = ["Name", position, skill]
    static let add = "Add player"
    static let select = "Select"
    static let cancel = "Cancel"
    static let confirm = "Confirm players"
    static let allOrNone = "All or none"
    static let rematch = "Rematch"
    static let nextPosition = "Position"
    static let nextSkill = "Skill"
    static let updateFailure = "Unable to update player. Please try again."
    static let delete = "Delete"
    static let deleteMessage = "Past line-ups keep the name."
    static let deleteFailure = "Unable to delete player. Please try again."
    static let signOut = "Sign out"
    static let signOutQuestion = "Sign out?"
    static let damagedMatch = "A gather is damaged and cannot be shown."
    static let removeDamaged = "Remove damaged gather"
    static let removeQuestion = "Remove all gathers that are damaged?"
    static let removeMessage =
        "Their goals and times are lost, and scores and line-ups that cannot be read."
    static let remove = "Remove"
    static let removeFailure = "Unable to remove the gather. Please try again."
    static let resume = "Resume"
    static let later = "Later"
    static let resumeMatch = "Resume gather"
    static let resumeQuestion = "Resume the gather in progress?"
    static let resumeFailure = "Unable to resume the gather. Please try again."
    static let loading = "Loading players…"
    static let loadFailure = "Unable to load players. Please try again."
    static let matchesFailure = "Unable to load gathers. Please try again."
    static let tryAgain = "Try again"
    static let ok = "OK"
    static let emptyTitle = "No players yet"
    static let emptyMessage = "Add the first player of your squad."

    static func selected(_ count: Int) -> String { "\(count) selected" }
    static func noMatch(_ search: String) -> String { "No player matches “\(search)”." }
    static func deleteQuestion(_ name: String) -> String { "Delete \(name)?" }
    static func sort(_ order: SquadOrder) -> String { "Sort: \(name(order))" }

    static func lastMatch(_ match: FinishedMatch, on date: LocalTime) -> String {
        "Last gather: \(match.score.text), \(outcome(match.winner)), \(FootballStrings.day(of: date))."
    }

    /// Returns the score, the remaining time and the start of a match.
    static func matchInProgress(
        _ match: Match, at moment: Moment, started time: LocalTime
    ) -> String {
        let left = MatchClockFace(match.clock, at: moment).secondsLeft
        let clock = left == 0 ? "the time is up" : "\(FootballStrings.time(left)) left"
        return "The score is \(match.score.text), \(clock).\nIt started on "
            + "\(FootballStrings.day(of: time)), \(FootballStrings.time(of: time))."
    }

    static func outcome(_ outcome: PlayerMatch.Outcome) -> String {
        switch outcome {
        case .won: "won"
        case .drawn: "drawn"
        case .lost: "lost"
        }
    }

    private static func outcome(_ winner: Winner) -> String {
        switch winner {
        case .teamA: "Team A won"
        case .teamB: "Team B won"
        case .draw: "a draw"
        }
    }

    private static func name(_ order: SquadOrder) -> String {
        switch order {
        case .name: "name"
        case .position: "position"
        case .skill: "skill"
        }
    }

    static func name(_ position: Position) -> String {
        switch position {
        case .goalkeeper: "goalkeeper"
        case .defender: "defender"
        case .midfielder: "midfielder"
        case .winger: "winger"
        case .striker: "striker"
        }
    }

    static func name(_ skill: Skill) -> String {
        switch skill {
        case .beginner: "beginner"
        case .amateur: "amateur"
        case .professional: "professional"
        }
    }
}
