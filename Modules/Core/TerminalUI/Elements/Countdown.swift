/// The remaining time in large digits.
public struct Countdown: Hashable, Sendable {
    /// The name of the countdown on its page.
    public let label: String
    /// The remaining time as mm:ss.
    public let time: String
    /// The meaning of the time, for example a warning shortly before its end.
    public let role: Role
    /// The state of the clock as text.
    public let caption: String
    /// The part of the time that has elapsed, from 0 to 1, drawn as a progress bar; nil for none.
    public let elapsed: Double?
    /// True if the time is highlighted now, unless motion is reduced.
    public let isHighlighted: Bool

    /// Creates a countdown.
    ///
    /// - Parameters:
    ///   - label: The name of the countdown on its page.
    ///   - time: The remaining time as mm:ss.
    ///   - role: The meaning of the time.
    ///   - caption: The state of the clock as text.
    ///   - elapsed: The part of the time that has elapsed. Numbers outside 0...1 are clamped.
    ///   - isHighlighted: Whether the time is highlighted now, unless motion is reduced.
    public init(
        _ label: String, time: String, role: Role, caption: String, elapsed: Double? = nil,
        isHighlighted: Bool = false
    ) {
        self.label = label
        self.time = time
        self.role = role
        self.caption = caption
        self.elapsed = elapsed.map { min(max(0, $0), 1) }
        self.isHighlighted = isHighlighted
    }
}
