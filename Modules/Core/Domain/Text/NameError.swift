/// The reason why a text is not a valid name.
public enum NameError: Error, Hashable, Sendable {
    /// The text has no visible character.
    case empty
    /// The text has more characters than the kind of name allows.
    case tooLong

    /// Returns nil if a sanitized text is valid.
    init?(in text: String, maximumLength: Int) {
        if text.isEmpty {
            self = .empty
        } else if text.utf8.count > maximumLength, text.count > maximumLength {
            // A character takes at least one byte, so the slow count is only for long texts.
            self = .tooLong
        } else {
            return nil
        }
    }
}
