import Domain
import FootballUI

/// The texts of the result screen.
enum GatherResultStrings {
    static let title = "Result"
    static let score = "Score"
    static let played = "Played"
    static let lineUps = "Line-ups"
    static let goals = "Goals"
    static let sameTeams = "Same teams"
    static let newTeams = "New teams"
    static let winnerStays = "Winner stays"
    static let reopen = "Reopen"
    static let reopening = "Reopening the gather…"
    static let reopenFailure = "Unable to reopen the gather"
    static let ok = "OK"
    static let backToSquad = "Back to squad"
    static let loading = "Loading the bench…"
    static let tryAgain = "Try again"
    static let emptyBench = "The bench is empty: nobody can come in for the other team."

    /// Returns the day of a match and the times of its start and its end.
    static func times(_ start: LocalTime, _ end: LocalTime) -> String {
        let (from, to) = (FootballStrings.time(of: start), FootballStrings.time(of: end))
        return "\(FootballStrings.day(of: start)), \(from) to \(to)"
    }

    static func failure(_ message: String) -> String { "Unable to load the bench. \(message)" }

    /// Returns the team that stays or leaves after a draw; nil after a victory.
    static func rotation(_ staying: Team, _ reason: Rotation.Reason) -> String? {
        switch reason {
        case .victory: nil
        case .playedLonger:
            "Draw: \(FootballStrings.name(of: staying.other)) leaves, it played longer."
        case .draw: "Draw: \(FootballStrings.name(of: staying)) stays."
        }
    }
}
