/// A wish to have an element focused. It is granted once for each serial number, and then the focus
/// is the user's again.
public struct FocusRequest: Hashable, Sendable {
    /// The element's label.
    public let label: String
    /// Another number is another wish.
    public let serial: Int

    /// - Parameters:
    ///   - label: the label of an element of the same page.
    ///   - serial: a number that no earlier wish of the screen had.
    public init(_ label: String, serial: Int) {
        self.label = label
        self.serial = serial
    }
}
