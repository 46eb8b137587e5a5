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
