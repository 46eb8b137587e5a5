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
    static let backToSquad = "Back to squad"
    static let loading = "Loading the bench…"
    static let tryAgain = "Try again"
    static let emptyBench = "The bench is empty: nobody can come in for the other team."

    static func outcome(_ winner: Winner) -> String {
        switch winner {
        case .teamA: "\(FootballStrings.name(of: .a)) wins"
        case .teamB: "\(FootballStrings.name(of: .b)) wins"
        case .draw: "A draw"
        }
    }

    static func times(_ start: LocalTime, _ end: LocalTime) -> String {
        "\(FootballStrings.day(of: start)), \(FootballStrings.time(of: start)) to "
            + FootballStrings.time(of: end)
    }

    /// Returns the scorers of a team; nil if none is known.
    static func scorers(_ goals: [GoalTally], of team: Team) -> String? {
        guard !goals.isEmpty else { return nil }
        return "\(FootballStrings.name(of: team)): \(goals.map(scorer).joined(separator: ", "))"
    }

    private static func scorer(_ goals: GoalTally) -> String {
        let name = goals.scorer.entry.name
        switch (goals.areOwnGoals, goals.count) {
        case (false, 1): return name
        case (false, let count): return "\(name) \(count)"
        case (true, 1): return "\(name) (own goal)"
        case (true, let count): return "\(name) (\(count) own goals)"
        }
    }

    /// Returns the minute and the scorer of a goal, or the team if the scorer is not known.
    static func goal(_ goal: Goal, minute: Int64, in match: MatchState) -> String {
        let minute = minute < 10 ? " \(minute)'" : "\(minute)'"
        let scorer =
            goal.scorer.flatMap(match.participant)?.entry.name
            ?? FootballStrings.name(of: goal.team)
        return "\(minute) \(scorer)\(goal.isOwnGoal ? " (own goal)" : "")"
    }

    static func failure(_ message: String) -> String { "Unable to load the bench. \(message)" }

    /// Returns the team that stays or leaves after a draw; nil after a victory.
    static func rotation(_ staying: Team, _ reason: Rotation.Reason) -> String? {
        switch reason {
        case .victory: nil
        case .playedLonger:
            "Draw: \(FootballStrings.name(of: staying == .a ? .b : .a)) leaves, it played longer."
        case .draw: "Draw: \(FootballStrings.name(of: staying)) stays."
        }
    }
}
