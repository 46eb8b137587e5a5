import Domain

/// A match's clock as columns.
struct StoredClock: Sendable {
    /// What `clock` reads and `values` writes, in this order.
    static let columns = [
        "clock_state", "clock_duration", "clock_remaining", "clock_since_wall",
        "clock_since_uptime", "clock_since_boot",
    ]

    private let state: String
    private let duration: Int64
    private var remaining: Int64?
    private var since: Moment?

    init(_ clock: MatchClock) {
        duration = clock.duration.wholeMilliseconds
        switch clock.state {
        case .stopped: state = "stopped"
        case .timeUp: state = "timeUp"
        case .paused(let left):
            state = "paused"
            remaining = left.wholeMilliseconds
        case .running(let start, let left):
            state = "running"
            remaining = left.wholeMilliseconds
            since = start
        }
    }

    var values: [SQLValue] {
        [
            .text(state), .integer(duration), .optional(remaining), .optional(since?.wall),
            .optional(since?.uptime), .optional(since?.boot),
        ]
    }

    static func clock(_ row: Row, from first: Int32) throws(StorageError) -> MatchClock {
        let duration = Duration.milliseconds(try row.integer(first + 1))
        let state: MatchClock.State
        switch try row.text(first) {
        case "stopped": state = .stopped
        case "timeUp": state = .timeUp
        case "paused": state = .paused(remaining: .milliseconds(try row.integer(first + 2)))
        case "running":
            state = .running(
                since: try StoredMoment.moment(row, from: first + 3),
                remaining: .milliseconds(try row.integer(first + 2)))
        default: throw .damaged
        }
        guard let clock = MatchClock(duration: duration, state: state) else { throw .damaged }
        return clock
    }
}

extension Duration {
    /// Rounded up: what is left of a clock that has not run out is never nothing.
    var wholeMilliseconds: Int64 {
        let (seconds, attoseconds) = components
        return seconds * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    }
}
