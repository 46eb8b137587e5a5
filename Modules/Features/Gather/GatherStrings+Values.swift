package import Domain
import FootballUI

extension GatherStrings {
    /// Returns the remaining time as mm:ss.
    package static func time(_ clock: MatchClockFace) -> String {
        FootballStrings.time(clock.secondsLeft)
    }

    /// Returns a word for the state of the clock.
    package static func caption(_ phase: MatchClockFace.Phase) -> String {
        switch phase {
        case .ready: readyCaption
        case .running: runningCaption
        case .paused: pausedCaption
        case .timeUp: timeUpCaption
        }
    }

    /// Returns the label of the action that starts, pauses or resumes the clock.
    static func toggleClock(_ phase: MatchClockFace.Phase) -> String {
        switch phase {
        case .ready, .timeUp: startClock
        case .running: pauseClock
        case .paused: resumeClock
        }
    }

    /// Returns the label of the action that sets the time, which extends a match after its time.
    static func setTime(_ phase: MatchClockFace.Phase) -> String {
        phase == .timeUp ? extraTime : setTime
    }

    static func ownGoal(isMarked: Bool) -> String { isMarked ? noOwnGoal : ownGoal }

    /// Returns the label of the row of a player who can be named as the scorer of a goal.
    static func scorer(of entry: TimelineEntry) -> String { scorer(entry.score.text) }

    /// Returns the request to name the scorer of a goal.
    static func scorerRequest(_ entry: TimelineEntry) -> String {
        let isOwnGoal = entry.countingGoal?.isOwnGoal == true
        return isOwnGoal
            ? ownGoalScorerRequest(entry.score.text) : scorerRequest(entry.score.text)
    }

    /// Returns the question whether another device has entered the same goal. It names the keys,
    /// because a small screen has no room for their actions.
    static func duplicateQuestion(_ goal: DuplicateGoal) -> String {
        duplicateQuestion(other: goal.other.score.text, score: goal.entry.score.text)
    }

    static func outcome(_ score: Score) -> String {
        outcome(score: score.text, result: result(score.winner))
    }

    static func endedMessage(_ score: Score) -> String {
        endedMessage(outcome(score))
    }

    private static func result(_ winner: Winner) -> String {
        switch winner {
        case .teamA: teamResult(FootballStrings.name(of: .a))
        case .teamB: teamResult(FootballStrings.name(of: .b))
        case .draw: drawResult
        }
    }

    static func failure(of operation: MatchNotice.Operation) -> String {
        switch operation {
        case .saveScore: saveScoreFailure
        case .saveClock: saveClockFailure
        case .saveLineUp: saveLineUpFailure
        case .addToSquad: addToSquadFailure
        case .undo: undoFailure
        case .redo: redoFailure
        case .end: endFailure
        }
    }

    static func message(for error: GatherTimeState.ValidationError) -> String {
        switch error {
        case .outOfRange:
            outOfRangeMessage(
                lowerBound: MatchClock.allowedParts.lowerBound,
                upperBound: MatchClock.allowedParts.upperBound)
        case .zero: zeroMessage
        }
    }
}
