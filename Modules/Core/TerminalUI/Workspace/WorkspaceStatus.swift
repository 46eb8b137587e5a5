/// A state of the whole app, shown in the title bar of each screen.
public struct WorkspaceStatus: Hashable, Sendable {
    /// The text, for example `Offline, 3 waiting`.
    public let text: String
    /// The text for narrow windows, for example `Offline`.
    public let shortText: String
    /// True if the user may have to do something.
    public let isWarning: Bool

    /// Creates a status.
    public init(_ text: String, shortText: String, isWarning: Bool = false) {
        self.text = text
        self.shortText = shortText
        self.isWarning = isWarning
    }
}
