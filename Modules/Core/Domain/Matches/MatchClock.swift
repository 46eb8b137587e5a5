/// The countdown of a match, which never drifts: a clock stores its start and computes the
/// remaining time from the current moment.
public struct MatchClock: Hashable, Sendable {
    /// The state of the countdown.
    public enum State: Hashable, Sendable {
        /// Not started: the remaining time is `duration`.
        case stopped
        /// Running since a moment at which `remaining` was left.
        case running(since: Moment, remaining: Duration)
        /// Paused with a remaining time above zero.
        case paused(remaining: Duration)
        /// Ended at zero.
        case timeUp
    }

    /// The duration of a new clock: 10:00.
    public static let defaultDuration = Duration.seconds(600)
    /// The durations that can be set: 00:01 to 59:59.
    static let allowedDurations = Duration.seconds(1)...Duration.seconds(59 * 60 + 59)

    /// The allowed values of minutes and of seconds. A duration of 00:00 is not allowed.
    public static let allowedParts = 0...59

    /// The time from start to end.
    public private(set) var duration: Duration
    /// The state after the last call of a mutating method. Time alone does not change it.
    public private(set) var state: State

    /// Creates a stopped clock with the default duration.
    public init() {
        duration = Self.defaultDuration
        state = .stopped
    }

    /// Creates a clock with stored values. Returns nil if the duration is not allowed, or if the
    /// remaining time is not above zero or exceeds the duration.
    public init?(duration: Duration, state: State) {
        guard Self.allowedDurations.contains(duration) else { return nil }
        switch state {
        case .stopped, .timeUp: break
        case .running(_, let remaining), .paused(let remaining):
            guard remaining > .zero, remaining <= duration else { return nil }
        }
        self.duration = duration
        self.state = state
    }

    /// Returns the remaining time at a moment, at least zero.
    public func remaining(at now: Moment) -> Duration {
        switch state {
        case .stopped: duration
        case .running(let since, let remaining): max(.zero, remaining - now.elapsed(since: since))
        case .paused(let remaining): remaining
        case .timeUp: .zero
        }
    }

    /// True if the clock was started and not stopped. Its remaining time can be zero: see
    /// `expire(at:)`.
    public var isRunning: Bool {
        if case .running = state { true } else { false }
    }

    /// Starts or resumes the clock. Does nothing if the clock is running or has ended.
    public mutating func start(at now: Moment) {
        switch state {
        case .stopped: state = .running(since: now, remaining: duration)
        case .paused(let remaining): state = .running(since: now, remaining: remaining)
        case .running, .timeUp: break
        }
    }

    /// Pauses a running clock. Does nothing in other states.
    public mutating func pause(at now: Moment) {
        guard isRunning else { return }
        let left = remaining(at: now)
        state = left > .zero ? .paused(remaining: left) : .timeUp
    }

    /// Stops the clock and resets the remaining time to `duration`.
    public mutating func reset() {
        state = .stopped
    }

    /// Returns the duration of minutes and seconds, or nil if it is not allowed.
    public static func duration(minutes: Int, seconds: Int) -> Duration? {
        guard allowedParts.contains(minutes), allowedParts.contains(seconds) else { return nil }
        let time = Duration.seconds(minutes * 60 + seconds)
        return allowedDurations.contains(time) ? time : nil
    }

    /// Stops the clock and sets another duration. Does nothing if the duration is not allowed.
    public mutating func set(_ duration: Duration) {
        guard Self.allowedDurations.contains(duration) else { return }
        self.duration = duration
        state = .stopped
    }

    /// Changes the state of a running clock without remaining time to `timeUp`.
    public mutating func expire(at now: Moment) {
        if isRunning, remaining(at: now) == .zero { state = .timeUp }
    }
}
