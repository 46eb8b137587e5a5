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

    /// Creates a countdown.
    ///
    /// - Parameters:
    ///   - label: The name of the countdown on its page.
    ///   - time: The remaining time as mm:ss.
    ///   - role: The meaning of the time.
    ///   - caption: The state of the clock as text.
    public init(_ label: String, time: String, role: Role, caption: String) {
        self.label = label
        self.time = time
        self.role = role
        self.caption = caption
    }
}
