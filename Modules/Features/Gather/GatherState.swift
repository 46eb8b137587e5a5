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
    /// What they will be when all that was asked for is stored. What can be done next is decided by
    /// these, so that a key typed ahead is not lost.
    var plannedScore: Score
    var plannedPhase: GatherClockFace.Phase
    /// How often the time was up.
    var alarmCount = 0
    var isEnding = false
    var notice: Notice?

    func canAddGoal(to team: Team) -> Bool {
        !isEnding && plannedScore[team] < Score.allowed.upperBound
    }

    func canTakeGoal(from team: Team) -> Bool {
        !isEnding && plannedScore[team] > Score.allowed.lowerBound
    }

    var canToggleClock: Bool { !isEnding && plannedPhase != .timeUp }
    var canCancelClock: Bool { !isEnding && plannedPhase != .ready }
    var canSetTime: Bool { !isEnding && clock.phase != .running }
}
