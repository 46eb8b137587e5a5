/// The countdown of a match: a value that knows when it was started, so that it never drifts. What
/// is left is computed from the present moment and not counted down.
public struct MatchClock: Hashable, Sendable {
    /// What the countdown does.
    public enum State: Hashable, Sendable {
        /// Waits at the time that was set.
        case stopped
        /// Runs since `since`, when `remaining` was left.
        case running(since: Moment, remaining: Duration)
        /// Waits with so much left.
        case paused(remaining: Duration)
        /// Has reached zero.
        case timeUp
    }

    /// 10:00.
    public static let defaultDuration = Duration.seconds(600)
    /// 00:01 to 59:59.
    public static let allowedDurations = Duration.seconds(1)...Duration.seconds(59 * 60 + 59)

    /// What minutes and what seconds can be set; not both can be 0.
    public static let allowedParts = 0...59

    /// The time that was set: what a stopped clock shows.
    public private(set) var duration: Duration
    /// Changes only by what is done to the clock: time that passes does not touch it.
    public private(set) var state: State

    /// A stopped clock at 10:00.
    public init() {
        duration = Self.defaultDuration
        state = .stopped
    }

    /// A clock as it was stored. Nil when the values make no sense: a time outside the allowed
    /// range, or more left than was set.
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

    /// What is left at a moment, never negative.
    public func remaining(at now: Moment) -> Duration {
        switch state {
        case .stopped: duration
        case .running(let since, let remaining): max(.zero, remaining - now.elapsed(since: since))
        case .paused(let remaining): remaining
        case .timeUp: .zero
        }
    }

    /// Whether it runs (it may have reached zero unnoticed: see `settle`).
    public var isRunning: Bool {
        if case .running = state { true } else { false }
    }

    /// Starts or goes on. A clock that runs, or has reached zero, stays as it is.
    public mutating func start(at now: Moment) {
        switch state {
        case .stopped: state = .running(since: now, remaining: duration)
        case .paused(let remaining): state = .running(since: now, remaining: remaining)
        case .running, .timeUp: break
        }
    }

    /// Stops for a while. Only a clock that runs can pause.
    public mutating func pause(at now: Moment) {
        guard isRunning else { return }
        let left = remaining(at: now)
        state = left > .zero ? .paused(remaining: left) : .timeUp
    }

    /// Stops and goes back to the time that was set.
    public mutating func cancel() {
        state = .stopped
    }

    /// The time that so many minutes and seconds are, or nil when it cannot be set.
    public static func duration(minutes: Int, seconds: Int) -> Duration? {
        guard allowedParts.contains(minutes), allowedParts.contains(seconds) else { return nil }
        let time = Duration.seconds(minutes * 60 + seconds)
        return allowedDurations.contains(time) ? time : nil
    }

    /// Sets another time and stops.
    ///
    /// - Returns: false, and nothing has changed, when the time is not allowed.
    public mutating func set(minutes: Int, seconds: Int) -> Bool {
        guard let time = Self.duration(minutes: minutes, seconds: seconds) else { return false }
        duration = time
        state = .stopped
        return true
    }

    /// Turns a clock that has run out into one that says so.
    ///
    /// - Returns: true exactly when it ran out now.
    public mutating func expire(at now: Moment) -> Bool {
        guard isRunning, remaining(at: now) == .zero else { return false }
        state = .timeUp
        return true
    }
}
