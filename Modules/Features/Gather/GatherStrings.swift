package import Domain

/// The texts of the match screens.
package enum GatherStrings {
    /// The title of every match screen.
    package static let title = "Gather in progress"
    static let score = "Score"
    static let time = "Time"
    static let lineUps = "Line-ups"
    static let pitch = "Pitch"
    static let addGoal = "+"
    static let removeGoal = "−"
    static let resetClock = "Reset"
    static let setTime = "Set time"
    static let undo = "Undo"
    static let redo = "Redo"
    /// The mark of a participant who has left.
    static let left = "left"
    static let goal = "Goal"
    static let leaveMatch = "Leave"
    static let returnToMatch = "Return"
    static let addToSquad = "Add to squad"
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
    static let ok = "OK"

    static let nameOfPlayer = "Name"
    static let players = "Players"
    static let bench = "Bench"
    static let squad = "Squad"
    static let guest = "Guest"
    static let noPlayer = "No other player has this name."
    static let loading = "Loading…"
    static let squadFailure = "Unable to load the squad."
    static let tryAgain = "Try again"

    static let minutes = "Minutes"
    static let seconds = "Seconds"
    static let done = "Done"

    /// Returns the name of a team.
    package static func name(of team: Team) -> String {
        switch team {
        case .a: "Team A"
        case .b: "Team B"
        }
    }

    /// Returns the remaining time as mm:ss.
    package static func time(_ clock: MatchClockFace) -> String {
        digits(clock.secondsLeft)
    }

    /// Returns a number of seconds as mm:ss.
    static func digits(_ seconds: Int64) -> String {
        let (minutes, seconds) = seconds.quotientAndRemainder(dividingBy: 60)
        return [minutes, seconds].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
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

    static func changeSides(to team: Team) -> String { "To \(name(of: team))" }

    static func goals(_ count: Int) -> String { count == 1 ? "1 goal" : "\(count) goals" }

    /// Returns the label of the row of a player who can be named as the scorer of a goal.
    static func scorer(of entry: TimelineEntry) -> String { "Scorer of \(entry.score.text)" }

    /// Returns the request to name the scorer of a goal.
    static func scorerRequest(_ entry: TimelineEntry) -> String {
        let isOwnGoal = entry.countingGoal?.isOwnGoal == true
        return "\(entry.score.text)\(isOwnGoal ? ", own goal" : ""): Enter names the scorer."
    }

    static func addGuest(_ name: String) -> String { "Add guest “\(name)”" }

    static func playsAlready(_ name: String, _ team: Team) -> String {
        "\(name) plays for \(self.name(of: team))."
    }

    static func outcome(_ score: Score) -> String {
        "The score is \(score.text): \(result(score.winner))."
    }

    private static func result(_ winner: Winner) -> String {
        switch winner {
        case .teamA: "\(name(of: .a)) wins"
        case .teamB: "\(name(of: .b)) wins"
        case .draw: "a draw"
        }
    }

    static func failure(of operation: MatchNotice.Operation) -> String {
        switch operation {
        case .saveScore: "Unable to save the score. Please try again."
        case .saveClock: "Unable to save the clock. Please try again."
        case .saveLineUp: "Unable to save the line-up. Please try again."
        case .addToSquad: "Unable to add the guest to the squad. Please try again."
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
