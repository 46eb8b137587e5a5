/// One thing that happened in a session, in the order in which the program took it.
public enum RecordedStep: Hashable, Sendable {
    /// Something came from outside, after so much time.
    case act(RecordedAct, after: Elapsed)
    /// The person has seen a frame.
    case frame(FrameDigest)
    /// This was to be seen, but the next thing came first.
    case glimpse(FrameDigest)
}

/// What can come from outside.
public enum RecordedAct: Hashable, Sendable {
    /// The person did something.
    case input(InputEvent)
    /// The person wants to quit, whatever else was typed.
    case interrupt
    /// The time has come that somebody waited for.
    case wakeUp
}

/// How far two clocks have gone on.
public struct Elapsed: Hashable, Sendable {
    /// What is taken for possible: some thirty years, forth or, for the wall clock, back.
    static let limit: Int64 = 1_000_000_000_000

    /// Milliseconds on the clock that never jumps: 0 or more.
    public let steady: Int64
    /// Milliseconds on the clock that people set; less than 0 when it was put back.
    public let wall: Int64

    /// Times beyond thirty years count as thirty years.
    public init(steady: Int64, wall: Int64) {
        self.steady = min(max(0, steady), Self.limit)
        self.wall = min(max(-Self.limit, wall), Self.limit)
    }

    /// No time at all.
    public static let zero = Elapsed(steady: 0, wall: 0)
}
