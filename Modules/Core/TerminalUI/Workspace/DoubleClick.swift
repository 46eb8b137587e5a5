/// Recognizes the second press of a double click.
///
/// A click may show another screen or a dialog. The second press of a user who clicks twice by
/// habit must not act on what has appeared under the mouse.
struct DoubleClick {
    enum Press {
        case first, second
        /// A press shortly after one in the same cell that has shown something else.
        case stray
    }

    /// The time between two presses of a double click.
    private static let interval = Duration.milliseconds(400)

    private let uptime: @MainActor () -> Duration
    private var last: (point: Point, target: HitRegion.Target?, time: Duration, isSecond: Bool)?
    /// True if a screen or a dialog has appeared or disappeared since the first of several quick
    /// presses.
    private var hasChanged = false

    init(uptime: @escaping @MainActor () -> Duration) {
        self.uptime = uptime
    }

    /// Makes the second press of a double click stray. Called when a screen or a dialog has
    /// appeared or disappeared.
    mutating func screenDidChange() {
        hasChanged = true
    }

    /// Returns the kind of a press.
    @MainActor mutating func press(at point: Point, on target: HitRegion.Target?) -> Press {
        let now = uptime()
        let before = last
        last = (point, target, now, isSecond: false)
        guard let before, before.point == point, now - before.time < Self.interval else {
            hasChanged = false
            return .first
        }
        if hasChanged { return .stray }
        // A third press is the first one of another double click.
        guard before.target == target, !before.isSecond else { return .first }
        last?.isSecond = true
        return .second
    }
}
