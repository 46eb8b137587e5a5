/// An audible signal with a text. The workspace rings it once for each serial number.
public struct Alarm: Hashable, Sendable {
    /// The number that distinguishes this alarm from earlier ones of the same screen.
    public let serial: Int
    /// The sentence that plain mode prints, because its output may not be a
    /// terminal with a bell.
    public let text: String

    /// Creates an alarm.
    ///
    /// - Parameters:
    ///   - serial: A number that no earlier alarm of the screen has had.
    ///   - text: One sentence.
    public init(serial: Int, text: String) {
        self.serial = serial
        self.text = text
    }
}
