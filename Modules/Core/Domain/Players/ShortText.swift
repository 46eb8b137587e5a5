public import Records
import TextSanitizing

/// A text about a player, such as the favourite team: 1 to 100 characters.
public struct ShortText: TextFieldValue {
    /// The largest number of characters (grapheme clusters).
    public static let maximumLength = 100

    /// The text without white space at its ends and without characters that are unsafe to store.
    public let text: String

    /// Creates a text from typed text, or returns nil if no character or too many are left of it.
    public init?(_ text: String) {
        let text = text.sanitized(for: .storedName)
        guard NameError(in: text, maximumLength: Self.maximumLength) == nil else { return nil }
        self.text = text
    }
}
