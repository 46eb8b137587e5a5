import Domain
import SQLite

extension MatchClock {
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
