/// A paragraph or a heading.
public struct Text: Hashable, Sendable {
    /// The content, wrapped into lines as needed.
    public let text: String
    /// The meaning of the text, for example a title or a warning.
    public let role: Role

    /// Creates a text of any length.
    public init(_ text: String, role: Role = .plain) {
        self.text = text
        self.role = role
    }
}
