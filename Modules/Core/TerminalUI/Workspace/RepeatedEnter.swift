/// Recognizes Enter that repeats the Enter of a form that has just closed.
///
/// A form closes after its input is stored. A user who presses Enter several times must not open what
/// the next screen focuses.
struct RepeatedEnter {
    /// The time after the last Enter in which Enter is a repetition.
    private static let interval = Duration.milliseconds(400)

    private let uptime: @MainActor () -> Duration
    private var isLastKeyEnter = false
    /// The end of the interval; nil if the last screen was not shown by the work of an Enter.
    private var end: Duration?

    init(uptime: @escaping @MainActor () -> Duration) {
        self.uptime = uptime
    }

    /// Begins the interval if the last key was Enter. Called when work has shown another screen.
    @MainActor mutating func didShowScreen() {
        if isLastKeyEnter { end = uptime() + Self.interval }
    }

    /// Returns whether a key is a repetition, which extends the interval.
    @MainActor mutating func contains(_ key: Key) -> Bool {
        isLastKeyEnter = key == .enter
        guard isLastKeyEnter, let end, uptime() < end else {
            end = nil
            return false
        }
        self.end = uptime() + Self.interval
        return true
    }
}
