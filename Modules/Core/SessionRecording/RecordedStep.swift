public import TerminalUI

/// One step of a session.
public enum RecordedStep: Hashable, Sendable {
    /// An event that was handled, and the time that had passed since the step before it.
    case event(RecordedEvent, after: ElapsedTime)
    /// A frame that was displayed.
    case frame(FrameDigest)
    /// A frame that was superseded before it was displayed.
    case supersededFrame(FrameDigest)
}

/// An event from outside the program.
public enum RecordedEvent: Hashable, Sendable {
    /// A key, a paste or a mouse event.
    case input(InputEvent)
    /// A request to quit, handled before queued input.
    case quitRequest
    /// The end of a sleep on the session's clock.
    case timer

    var isMouse: Bool { if case .input(.mouse) = self { true } else { false } }
}

/// The time between two steps of a session, on both clocks of a `Moment`.
public struct ElapsedTime: Hashable, Sendable {
    /// The largest value of either clock in milliseconds: about thirty years.
    static let limit: Int64 = 1_000_000_000_000

    /// Milliseconds on the uptime clock, at least 0.
    let uptime: Int64
    /// Milliseconds on the wall clock; negative when the clock was set back.
    let wall: Int64

    /// Creates a time, with values beyond thirty years clamped to thirty years.
    init(uptime: Int64, wall: Int64) {
        self.uptime = min(max(0, uptime), Self.limit)
        self.wall = min(max(-Self.limit, wall), Self.limit)
    }

    /// No time.
    static let zero = ElapsedTime(uptime: 0, wall: 0)
}
