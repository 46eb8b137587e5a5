/// Something to be heard as well as seen. It rings once for each serial number.
public struct Alarm: Hashable, Sendable {
    public let serial: Int
    /// What is said where no bell can ring.
    public let text: String

    public init(serial: Int, text: String) {
        self.serial = serial
        self.text = text
    }
}
