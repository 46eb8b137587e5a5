/// A change of a match, relative to the state of the match at the time it is applied.
public enum MatchChange: Hashable, Sendable {
    /// Adds a number of goals to a team. A negative number removes goals.
    case goals(Team, Int)
    /// Starts, pauses or resumes the clock.
    case toggleClock
    /// Stops the clock and resets it to its duration.
    case resetClock
    /// Stops the clock and sets another duration. Ignored if the duration is not allowed.
    case setTime(minutes: Int, seconds: Int)
    /// Ends a clock without remaining time. Every other change includes this one.
    case expireClock

    /// Returns a copy of `match` with this change.
    ///
    /// - Parameter moment: The time of the request, which can be earlier than the current moment.
    public func applied(to match: Match, at moment: Moment) -> Match {
        var next = match
        next.clock.expire(at: moment)
        switch self {
        case .goals(let team, let count):
            next.score[team] += count
        case .toggleClock:
            if next.clock.isRunning {
                next.clock.pause(at: moment)
            } else {
                next.clock.start(at: moment)
            }
        case .resetClock:
            next.clock.reset()
        case .setTime(let minutes, let seconds):
            next.clock.set(minutes: minutes, seconds: seconds)
        case .expireClock:
            break
        }
        return next
    }
}
