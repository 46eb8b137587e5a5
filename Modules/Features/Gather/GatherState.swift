import Domain

/// What the screen shows.
struct GatherState: Equatable {
    /// A question or a message above the match.
    enum Notice: Equatable {
        case asksToEnd
        case asksToLeave
        /// What could not be done, and what to do about it.
        case failure(Failure, advice: String)
    }

    /// What can fail.
    enum Failure: Equatable {
        case score, clock, end
    }

    let lineUp: LineUp
    var standing: MatchStanding
    /// How often the time was up.
    var alarmCount = 0
    var isEnding = false
    var notice: Notice?

    var score: Score { standing.score }
    var clock: MatchClockFace { standing.clock }

    func canAddGoal(to team: Team) -> Bool { !isEnding && standing.canAddGoal(to: team) }
    func canTakeGoal(from team: Team) -> Bool { !isEnding && standing.canTakeGoal(from: team) }
    var canToggleClock: Bool { !isEnding && standing.canToggleClock }
    var canCancelClock: Bool { !isEnding && standing.canCancelClock }
    var canSetTime: Bool { !isEnding && clock.phase != .running }
}

extension MatchChange {
    /// What could not be done when this one failed.
    var failure: GatherState.Failure {
        if case .goals = self { .score } else { .clock }
    }
}
