/// The alarm at the end of a match clock, which fires once for each run of the clock.
public struct MatchAlarm: Hashable, Sendable {
    /// The number of times the alarm has fired.
    public private(set) var count = 0
    private var hasFired: Bool

    /// Creates the alarm of a stored clock. A clock that has ended does not fire again.
    public init(_ clock: MatchClock) {
        hasFired = clock.state == .timeUp
    }

    /// Fires if the clock has ended since the last call.
    ///
    /// - Returns: Whether the alarm fired.
    public mutating func update(with face: MatchClockFace) -> Bool {
        let isTimeUp = face.phase == .timeUp
        let fires = isTimeUp && !hasFired
        hasFired = isTimeUp
        if fires { count += 1 }
        return fires
    }
}
