import Domain

/// What the screen shows.
struct CompactGatherState: Equatable {
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
    /// The time that is set, or will be when all that was asked for is stored.
    var duration: Duration
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

    /// The time that is so many minutes longer or, below zero, shorter; nil when it cannot be set. It
    /// can only be set while the clock shows it: elsewhere a change would take away what has passed.
    func time(longerBy minutes: Int) -> (minutes: Int, seconds: Int)? {
        guard !isEnding, !standing.canCancelClock else { return nil }
        let (present, seconds) = Int(duration.components.seconds)
            .quotientAndRemainder(dividingBy: 60)
        let time = (minutes: present + minutes, seconds: seconds)
        return MatchClock.duration(minutes: time.minutes, seconds: seconds) == nil ? nil : time
    }
}
