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
    var score: Score
    var clock: GatherClockFace
    /// How often the time was up.
    var alarmCount = 0
    var isEnding = false
    var notice: Notice?

    func canAddGoal(to team: Team) -> Bool {
        !isEnding && score[team] < Score.allowed.upperBound
    }

    func canTakeGoal(from team: Team) -> Bool {
        !isEnding && score[team] > Score.allowed.lowerBound
    }

    var canToggleClock: Bool { !isEnding && clock.phase != .timeUp }
    var canCancelClock: Bool { !isEnding && clock.phase != .ready }
    var canSetTime: Bool { !isEnding && clock.phase != .running }
}
