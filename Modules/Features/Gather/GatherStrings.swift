package import Domain
import FootballUI

/// The texts of the match screens.
package enum GatherStrings {
    /// The title of every match screen.
    package static let title = "Gather in progress"
    static let score = "Score"
    static let time = "Time"
    static let lineUps = "Line-ups"
    static let addGoal = "+"
    static let removeGoal = "−"
    static let resetClock = "Reset"
    static let setTime = "Set time"
    static let sameGoal = "Same goal"
    static let twoGoals = "Two goals"
    static let undo = "Undo"
    static let redo = "Redo"
    static let goal = "Goal"
    static let addPlayer = "Add player"
    static let endGather = "End gather"
    static let ending = "Ending…"
    static let timeUp = "Time is up."

    static let endQuestion = "Are you sure you want to end the gather?"
    static let yes = "Yes"
    static let cancel = "Cancel"
    static let leaveQuestion = "Leave the gather?"
    static let leaveMessage = "The score is kept. You can resume it from Players."
    static let leave = "Leave"
    static let stay = "Stay"
    static let ended = "The gather has ended"
    static let showResult = "Show result"
    static let deleted = "The gather was deleted"
    static let deletedMessage =
        "Another device has deleted it. Deleted gathers are listed under Gathers."
    static let ok = "OK"

    static let minutes = "Minutes"
    static let seconds = "Seconds"
    static let done = "Done"

    /// Returns the remaining time as mm:ss.
    package static func time(_ clock: MatchClockFace) -> String {
        FootballStrings.time(clock.secondsLeft)
    }

    /// Returns a word for the state of the clock.
    package static func caption(_ phase: MatchClockFace.Phase) -> String {
        switch phase {
        case .ready: "Ready"
        case .running: "Running"
        case .paused: "Paused"
        case .timeUp: "Time is up"
        }
    }

    /// Returns the label of the action that starts, pauses or resumes the clock.
    static func toggleClock(_ phase: MatchClockFace.Phase) -> String {
        switch phase {
        case .ready, .timeUp: "Start"
        case .running: "Pause"
        case .paused: "Resume"
        }
    }

    /// Returns the label of the action that sets the time, which extends a match after its time.
    static func setTime(_ phase: MatchClockFace.Phase) -> String {
        phase == .timeUp ? "Extra time" : setTime
    }

    static func ownGoal(isMarked: Bool) -> String { isMarked ? "No own goal" : "Own goal" }

    /// Returns the label of the row of a player who can be named as the scorer of a goal.
    static func scorer(of entry: TimelineEntry) -> String { "Scorer of \(entry.score.text)" }

    /// Returns the request to name the scorer of a goal.
    static func scorerRequest(_ entry: TimelineEntry) -> String {
        let isOwnGoal = entry.countingGoal?.isOwnGoal == true
        return "\(entry.score.text)\(isOwnGoal ? ", own goal" : ""): Enter names the scorer."
    }

    /// Returns the question whether another device has entered the same goal. It names the keys,
    /// because a small screen has no room for their actions.
    static func duplicateQuestion(_ goal: DuplicateGoal) -> String {
        """
        Another device added \(goal.other.score.text). Is \(goal.entry.score.text) the same goal (y), or \
        another one (Y)?
        """
    }

    static func outcome(_ score: Score) -> String {
        "The score is \(score.text): \(result(score.winner))."
    }

    static func endedMessage(_ score: Score) -> String {
        "Another device has ended it. \(outcome(score))"
    }

    private static func result(_ winner: Winner) -> String {
        switch winner {
        case .teamA: "\(FootballStrings.name(of: .a)) wins"
        case .teamB: "\(FootballStrings.name(of: .b)) wins"
        case .draw: "a draw"
        }
    }

    static func failure(of operation: MatchNotice.Operation) -> String {
        switch operation {
        case .saveScore: "Unable to save the score. Please try again."
        case .saveClock: "Unable to save the clock. Please try again."
        case .saveLineUp: "Unable to save the line-up. Please try again."
        case .addToSquad: "Unable to add the guest to the squad."
        case .undo: "Unable to undo. Please try again."
        case .redo: "Unable to redo. Please try again."
        case .end: "Unable to end the gather. Please try again."
        }
    }

    static func message(for error: GatherTimeState.ValidationError) -> String {
        switch error {
        case .outOfRange:
            """
            Enter a whole number from \(MatchClock.allowedParts.lowerBound) to \
            \(MatchClock.allowedParts.upperBound).
            """
        case .zero: "Enter at least 00:01."
        }
    }
}
