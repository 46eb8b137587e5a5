import Domain

/// One change of a match, as the organiser meant it when the key was pressed.
enum GatherChange: Equatable {
    /// So many goals more or, below zero, fewer.
    case goals(Team, Int)
    /// Starts, pauses or resumes, whichever is next.
    case toggleClock
    case cancelClock
    case setTime(minutes: Int, seconds: Int)
    /// Nothing but what every change does: a clock that has run out says so.
    case settleClock

    /// The match after the change.
    ///
    /// - Parameter moment: when it was asked for. It may have waited since.
    func applied(to match: Match, at moment: Moment) -> Match {
        var next = match
        _ = next.clock.settle(at: moment)
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
        case .settleClock:
            break
        }
        return next
    }

    /// What could not be done when this one failed.
    var failure: GatherState.Failure {
        if case .goals = self { .score } else { .clock }
    }
}
