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
    static let deleted = "This gather was deleted."
    static let inProgress = "This gather is in progress again: Reopen continues it."
    static let backToSquad = "Back to squad"
    static let loading = "Loading the bench…"
    static let tryAgain = "Try again"
    static let emptyBench = "The bench is empty: nobody can come in for the other team."

    /// Returns the day of a match and the times of its start and its end, with their offsets from
    /// UTC if the clocks were changed meanwhile.
    static func times(_ start: LocalTime, _ end: LocalTime) -> String {
        let isChanged = start.utcOffset != end.utcOffset
        let times = [start, end].map { time in
            FootballStrings.time(of: time) + (isChanged ? " (\(offset(of: time)))" : "")
        }
        return "\(FootballStrings.day(of: start)), \(times[0]) to \(times[1])"
    }

    /// Returns the offset of a time from UTC, such as `UTC+2` or `UTC-3:30`.
    private static func offset(of time: LocalTime) -> String {
        let (hours, minutes) = (abs(time.utcOffset) / 60).quotientAndRemainder(dividingBy: 60)
        let rest = minutes == 0 ? "" : minutes < 10 ? ":0\(minutes)" : ":\(minutes)"
        return "UTC\(time.utcOffset < 0 ? "-" : "+")\(hours)\(rest)"
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
