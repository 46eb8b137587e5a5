import Domain

extension MatchClock {
    init(_ row: Row<MatchColumn>) throws(StorageError) {
        let state: State
        switch try row.text(.clockState) {
        case "stopped": state = .stopped
        case "timeUp": state = .timeUp
        case "paused":
            state = .paused(remaining: .milliseconds(try row.integer(.clockRemaining)))
        case "running":
            state = .running(
                since: try Moment(row, .clockSinceWall, .clockSinceUptime, .clockSinceBoot),
                remaining: .milliseconds(try row.integer(.clockRemaining)))
        default: throw .damaged
        }
        let duration = Duration.milliseconds(try row.integer(.clockDuration))
        guard let clock = MatchClock(duration: duration, state: state) else { throw .damaged }
        self = clock
    }

    var columns: ColumnValues<MatchColumn> {
        let name: String
        var remaining: Duration?
        var since: Moment?
        switch state {
        case .stopped: name = "stopped"
        case .timeUp: name = "timeUp"
        case .paused(let left): (name, remaining) = ("paused", left)
        case .running(let start, let left): (name, remaining, since) = ("running", left, start)
        }
        return [
            .clockState: .text(name),
            .clockDuration: .integer(duration.millisecondsRoundedUp),
            .clockRemaining: .optional(remaining?.millisecondsRoundedUp),
            .clockSinceWall: .optional(since?.wall),
            .clockSinceUptime: .optional(since?.uptime),
            .clockSinceBoot: .optional(since?.boot),
        ]
    }
}
