/// The least and the most time that the clock of a match has run. A command takes effect between
/// its input and its confirmation.
struct ClockBounds {
    private var least = Duration.zero
    private var most = Duration.zero
    private var start: ClosedRange<ContinuousClock.Instant>?

    /// Starts or pauses the clock.
    mutating func toggle(_ moment: ClosedRange<ContinuousClock.Instant>) {
        let elapsed = elapsed(moment)
        (least, most) = (elapsed.lowerBound, elapsed.upperBound)
        start = start == nil ? moment : nil
    }

    /// Returns the time that the clock has run.
    func elapsed(_ moment: ClosedRange<ContinuousClock.Instant>) -> ClosedRange<Duration> {
        guard let start else { return least...most }
        return least + max(.zero, moment.lowerBound - start.upperBound)...most
            + (moment.upperBound - start.lowerBound)
    }
}
