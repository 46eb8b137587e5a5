/// The state of a match at a moment, with its pending changes.
///
/// The score and the clock are those that are stored. The available changes also depend on pending
/// ones, so that keys that the user types ahead have an effect.
public struct MatchSnapshot: Hashable, Sendable {
    /// The stored score.
    public let score: Score
    /// The stored clock at the moment of the snapshot.
    public let clock: MatchClockFace
    /// The duration of the clock after all pending changes.
    public let plannedDuration: Duration
    /// True if an event can be undone.
    public let canUndo: Bool
    /// True if an event that was undone can be restored.
    public let canRedo: Bool
    /// The last goal after all pending changes, or nil if there is none.
    public let lastGoal: TimelineEntry?
    /// The goal whose scorer can be named after all pending changes, or nil if there is none.
    public let goalWithoutScorer: TimelineEntry?
    private let plannedScore: Score
    private let plannedPhase: MatchClockFace.Phase

    /// Creates a snapshot.
    ///
    /// - Parameters:
    ///   - match: The stored match.
    ///   - planned: The match after all pending changes.
    ///   - moment: The time of the snapshot.
    public init(_ match: Match, planned: Match, at moment: Moment) {
        score = match.score
        clock = MatchClockFace(match.clock, at: moment)
        plannedDuration = planned.clock.duration
        canUndo = planned.log.undoable != nil
        canRedo = planned.log.redoable != nil
        lastGoal = planned.lastGoal
        goalWithoutScorer = planned.goalWithoutScorer(at: moment)
        plannedScore = planned.score
        plannedPhase = MatchClockFace(planned.clock, at: moment).phase
    }

    /// Returns whether a goal can be added to a team.
    public func canAddGoal(to team: Team) -> Bool {
        plannedScore[team] < Score.allowed.upperBound
    }

    /// Returns whether a goal can be removed from a team.
    public func canRemoveGoal(from team: Team) -> Bool {
        plannedScore[team] > Score.allowed.lowerBound
    }

    /// True if the clock can be started, paused or resumed.
    public var canToggleClock: Bool { plannedPhase != .timeUp }

    /// True if the clock can be reset to its duration.
    public var canResetClock: Bool { plannedPhase != .ready }
}
