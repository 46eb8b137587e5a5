/// One change of a match, as the organiser meant it when the key was pressed.
public enum MatchChange: Hashable, Sendable {
    /// So many goals more or, below zero, fewer.
    case goals(Team, Int)
    /// Starts, pauses or resumes, whichever is next.
    case toggleClock
    /// Stops the clock and puts it back to the time that was set.
    case cancelClock
    /// Sets another time and stops the clock. A time that is not allowed changes nothing.
    case setTime(minutes: Int, seconds: Int)
    /// Nothing but what every change does: a clock that has run out says so.
    case expireClock

    /// The match after the change.
    ///
    /// - Parameter moment: when it was asked for. It may have waited since.
    public func applied(to match: Match, at moment: Moment) -> Match {
        var next = match
        _ = next.clock.expire(at: moment)
        switch self {
        case .goals(let team, let count):
            next.score[team] += count
        case .toggleClock:
            if next.clock.isRunning {
                next.clock.pause(at: moment)
            } else {
                next.clock.start(at: moment)
            }
        case .cancelClock:
            next.clock.cancel()
        case .setTime(let minutes, let seconds):
            _ = next.clock.set(minutes: minutes, seconds: seconds)
        case .expireClock:
            break
        }
        return next
    }
}
