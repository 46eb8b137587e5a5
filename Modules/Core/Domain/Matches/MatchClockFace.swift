/// What the clock of a match shows at a moment.
public struct MatchClockFace: Hashable, Sendable {
    /// What the clock does.
    public enum Phase: Hashable, Sendable {
        case ready, running, paused, timeUp
    }

    /// A clock that has run out unnoticed says so here.
    public let phase: Phase
    /// mm:ss, rounded up: it reads 10:00 at the start and 00:00 exactly at the end. It is a text here
    /// and not in the features because each presenter of a match shows it, and how it is rounded must
    /// not differ between two of them.
    public let time: String
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
        time = Self.text(remaining.wholeSecondsUp)
        isShort = remaining <= min(.seconds(60), clock.duration / 10)
    }

    private static func text(_ seconds: Int64) -> String {
        let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
        return [minutes, rest].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
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
