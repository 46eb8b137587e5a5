/// The alarm at the end of a match clock, which fires once for each run of the clock.
public struct MatchAlarm: Hashable, Sendable {
    /// The number of times the alarm has fired.
    public private(set) var count = 0
    private var hasFired: Bool

    /// Creates the alarm of a clock. A clock that has ended already does not fire.
    public init(_ face: MatchClockFace) {
        hasFired = face.phase == .timeUp
    }

    /// Fires if the clock has ended since the last call.
    public mutating func update(with face: MatchClockFace) {
        let isTimeUp = face.phase == .timeUp
        if isTimeUp, !hasFired { count += 1 }
        hasFired = isTimeUp
    }
}
