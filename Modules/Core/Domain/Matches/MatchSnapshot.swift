/// How a match stands at a moment. What is stored is shown; what can be done next is decided by all
/// that was asked for, stored or not, so that a key typed ahead is not lost.
public struct MatchSnapshot: Hashable, Sendable {
    /// As it is stored.
    public let score: Score
    /// Of the clock as it is stored.
    public let clock: MatchClockFace
    /// The time that is set, or will be when all that was asked for is stored.
    public let plannedDuration: Duration
    private let plannedScore: Score
    private let plannedPhase: MatchClockFace.Phase

    /// - Parameters:
    ///   - match: as it is stored.
    ///   - planned: as it will be when all that waits is stored.
    public init(_ match: Match, planned: Match, at moment: Moment) {
        score = match.score
        clock = MatchClockFace(match.clock, at: moment)
        plannedDuration = planned.clock.duration
        plannedScore = planned.score
        plannedPhase = MatchClockFace(planned.clock, at: moment).phase
    }

    /// Whether a team has room for one more.
    public func canAddGoal(to team: Team) -> Bool {
        plannedScore[team] < Score.allowed.upperBound
    }

    /// Whether a team has one to lose.
    public func canRemoveGoal(from team: Team) -> Bool {
        plannedScore[team] > Score.allowed.lowerBound
    }

    /// Whether the clock can be started, paused or resumed.
    public var canToggleClock: Bool { plannedPhase != .timeUp }

    /// Whether the clock does not stand at the time that was set already.
    public var canCancelClock: Bool { plannedPhase != .ready }
}
