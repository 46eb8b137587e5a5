/// A wish to have an element focused. It is granted once for each serial number, and then the focus
/// is the user's again.
public struct FocusWish: Hashable, Sendable {
    /// The element's label.
    public let label: String
    public let serial: Int

    public init(_ label: String, serial: Int) {
        self.label = label
        self.serial = serial
    }
}
