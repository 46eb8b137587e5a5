/// An editable line of text. The presenter owns the text: the field reports an edit, and the next
/// page decides the text that is shown.
public struct TextField: Sendable {
    /// The kind of content.
    public enum Kind: Sendable {
        /// Text that is shown as it is.
        case plain
        /// Text that is shown as dots.
        case secure
        /// A search term; the key `/` focuses the field.
        case search
    }

    /// The largest number of characters that can be typed or pasted. The limit protects against
    /// floods and is far above any valid length.
    public static let limit = 2_000

    /// The text beside the field.
    public let label: String
    /// The content, in clear text even for a secure field.
    public let text: String
    /// The kind of content.
    public let kind: Kind
    /// True if the user can edit the field now.
    public let isEnabled: Bool
    /// The validation message below the field; nil for valid text.
    public let validationMessage: String?
    /// Reports the whole text after an edit.
    public let onEdit: @MainActor (String) -> Void
    /// Submits the field; nil if Enter has no effect that belongs to this field.
    public let onSubmit: (@MainActor () -> Void)?

    /// Creates a text field.
    ///
    /// - Parameters:
    ///   - label: The text beside the field.
    ///   - text: The content.
    ///   - kind: The kind of content.
    ///   - isEnabled: Whether the user can edit the field now.
    ///   - validationMessage: The validation message; nil for valid text.
    ///   - onEdit: A closure that receives the whole text after each edit.
    ///   - onSubmit: A closure that is called for Enter.
    public init(
        _ label: String,
        text: String,
        kind: Kind = .plain,
        isEnabled: Bool = true,
        validationMessage: String? = nil,
        onEdit: @escaping @MainActor (String) -> Void,
        onSubmit: (@MainActor () -> Void)? = nil
    ) {
        self.label = label
        self.text = text
        self.kind = kind
        self.isEnabled = isEnabled
        self.validationMessage = validationMessage
        self.onEdit = onEdit
        self.onSubmit = onSubmit
    }
}
