/// What the clock of a match shows at a moment.
public struct MatchClockFace: Hashable, Sendable {
    /// What the clock does.
    public enum Phase: Hashable, Sendable {
        case ready, running, paused, timeUp
    }

    /// A clock that has run out unnoticed says so here.
    public let phase: Phase
    /// The remaining whole seconds, rounded up: 600 at the start of 10:00, and 0 exactly at the end.
    public let secondsLeft: Int64
    /// Whether the last tenth of the time that was set is left, at most a minute.
    public let isShort: Bool

    /// The face at a moment.
    public init(_ clock: MatchClock, at moment: Moment) {
        var clock = clock
        _ = clock.expire(at: moment)
        let remaining = clock.remaining(at: moment)
        phase =
            switch clock.state {
            case .stopped: .ready
            case .running: .running
            case .paused: .paused
            case .timeUp: .timeUp
            }
        secondsLeft = remaining.wholeSecondsUp
        isShort = remaining <= min(.seconds(60), clock.duration / 10)
    }
}

extension MatchClock {
    /// How long the face of a running clock stays as it is; nil when it stays for good.
    public func untilNextSecond(at moment: Moment) -> Duration? {
        let remaining = remaining(at: moment)
        guard isRunning, remaining > .zero else { return nil }
        return remaining - .seconds(remaining.wholeSecondsUp - 1)
    }
}

extension Duration {
    fileprivate var wholeSecondsUp: Int64 {
        components.seconds + (components.attoseconds > 0 ? 1 : 0)
    }
}
