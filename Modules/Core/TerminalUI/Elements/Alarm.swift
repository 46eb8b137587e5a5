/// Something to be heard as well as seen. It rings once for each serial number.
public struct Alarm: Hashable, Sendable {
    /// Another number is another alarm.
    public let serial: Int
    /// What is said where no bell can ring.
    public let text: String

    /// - Parameters:
    ///   - serial: a number that no earlier alarm of the screen had.
    ///   - text: one sentence.
    public init(serial: Int, text: String) {
        self.serial = serial
        self.text = text
    }
}
