/// Recognizes Enter that repeats the Enter of a form that has just closed.
///
/// A form closes after its input is stored. A user who presses Enter several times must not open
/// what the next screen focuses.
struct RepeatedEnter {
    /// The time after an Enter in which another Enter is a repetition.
    private static let interval = Duration.milliseconds(400)

    private let uptime: @MainActor () -> Duration
    private var isLastKeyEnter = false
    private var lastEnter = Duration.zero
    /// True if work has shown another screen after an Enter.
    private var hasShownScreen = false

    init(uptime: @escaping @MainActor () -> Duration) {
        self.uptime = uptime
    }

    /// Begins to ignore repetitions if the last key was Enter. Called when work has shown another
    /// screen.
    mutating func didShowScreen() {
        hasShownScreen = isLastKeyEnter
    }

    /// Records a key, and returns whether it is a repetition.
    ///
    /// Only keys read the time, because a replay has the recorded time of each key.
    @MainActor mutating func record(_ key: Key) -> Bool {
        isLastKeyEnter = key == .enter
        guard isLastKeyEnter else {
            hasShownScreen = false
            return false
        }
        let now = uptime()
        if now - lastEnter >= Self.interval { hasShownScreen = false }
        lastEnter = now
        return hasShownScreen
    }
}
