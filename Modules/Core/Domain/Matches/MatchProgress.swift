/// How far a match has come: all that there is to show of it.
public struct MatchProgress: Hashable, Sendable {
    /// Who plays for whom.
    public let lineUp: LineUp
    /// Of the score and the clock.
    public internal(set) var snapshot: MatchSnapshot
    /// How often the time was up.
    public internal(set) var alarmCount = 0
    /// Whether it is being ended: then nothing else can be done.
    public internal(set) var isEnding = false
    /// What has to be answered, if there is something.
    public internal(set) var notice: MatchNotice?

    init(lineUp: LineUp, snapshot: MatchSnapshot) {
        self.lineUp = lineUp
        self.snapshot = snapshot
    }

    /// As it is stored.
    public var score: Score { snapshot.score }
    /// Of the clock as it is stored.
    public var clock: MatchClockFace { snapshot.clock }

    /// Whether a team has room for one more.
    public func canAddGoal(to team: Team) -> Bool { !isEnding && snapshot.canAddGoal(to: team) }
    /// Whether a team has one to lose.
    public func canRemoveGoal(from team: Team) -> Bool {
        !isEnding && snapshot.canRemoveGoal(from: team)
    }
    /// Whether the clock can be started, paused or resumed.
    public var canToggleClock: Bool { !isEnding && snapshot.canToggleClock }
    /// Whether the clock does not stand at the time that was set already.
    public var canCancelClock: Bool { !isEnding && snapshot.canCancelClock }
}
