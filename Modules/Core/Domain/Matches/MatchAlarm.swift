/// The alarm at the end of a match clock, which fires when the time of a running clock is up.
public struct MatchAlarm: Hashable, Sendable {
    /// The number of times the alarm has fired.
    public private(set) var count = 0
    private var isRunning: Bool

    /// Creates the alarm of a clock. A clock that has ended already does not fire.
    public init(_ face: MatchClockFace) {
        isRunning = face.phase == .running
    }

    /// Fires if the clock has ended since the last call.
    public mutating func update(with face: MatchClockFace) {
        if isRunning, face.phase == .timeUp { count += 1 }
        isRunning = face.phase == .running
    }
}
