/// The values of a match clock at a moment, for display.
public struct MatchClockFace: Hashable, Sendable {
    /// The phase of the clock.
    public enum Phase: Hashable, Sendable {
        case ready, running, paused, timeUp
    }

    /// The phase at the moment. A running clock without remaining time is in `timeUp`.
    public let phase: Phase
    /// The remaining seconds, rounded up: 600 at the start of 10:00, and 0 exactly at the end.
    public let secondsLeft: Int64
    /// True if at most a tenth of the duration and a minute remains.
    public let isEndingSoon: Bool
    /// The part of the duration that has elapsed in full seconds, from 0 to 1.
    public let elapsed: Double

    /// Creates the values of a clock at a moment.
    public init(_ clock: MatchClock, at moment: Moment) {
        var clock = clock
        clock.expire(at: moment)
        let remaining = clock.remaining(at: moment)
        phase =
            switch clock.state {
            case .stopped: .ready
            case .running: .running
            case .paused: .paused
            case .timeUp: .timeUp
            }
        secondsLeft = remaining.secondsRoundedUp
        isEndingSoon = remaining <= min(.seconds(60), clock.duration / 10)
        elapsed = 1 - Double(secondsLeft) / Double(clock.duration.secondsRoundedUp)
    }
}

extension MatchClock {
    /// Returns the time until the displayed second changes, or nil if the clock is not running.
    public func untilNextSecond(at moment: Moment) -> Duration? {
        let remaining = remaining(at: moment)
        guard isRunning, remaining > .zero else { return nil }
        return remaining - .seconds(remaining.secondsRoundedUp - 1)
    }
}
