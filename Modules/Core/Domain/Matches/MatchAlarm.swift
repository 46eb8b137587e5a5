/// Says that the time of a match is up, once for each run of its clock.
public struct MatchAlarm: Hashable, Sendable {
    /// How often it was said.
    public private(set) var count = 0
    private var hasSaidSo: Bool

    /// - Parameter clock: as it is stored. At zero, it was said before.
    public init(_ clock: MatchClock) {
        hasSaidSo = clock.state == .timeUp
    }

    /// Looks at the clock.
    ///
    /// - Returns: true exactly when the time is up and nobody has said so yet.
    public mutating func update(with face: MatchClockFace) -> Bool {
        let isTimeUp = face.phase == .timeUp
        let isNews = isTimeUp && !hasSaidSo
        hasSaidSo = isTimeUp
        if isNews { count += 1 }
        return isNews
    }
}
