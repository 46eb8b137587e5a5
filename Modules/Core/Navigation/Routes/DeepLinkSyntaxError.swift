import TextSanitizing

/// Why a text is no link, whatever places there are.
public enum DeepLinkSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A `/` at the beginning, at the end, or next to another.
    case slash
    /// Something like `https://` in front.
    case scheme
    /// A character that has to be encoded.
    case character(String)
    /// A `%` without two hexadecimal digits.
    case escape(String)
    /// What is encoded is not UTF-8.
    case notText(String)
    /// `.` or `..`, which lead nowhere here.
    case dots(String)
    /// A `~` in front of something that needs none.
    case tilde(String)
    /// A parameter's name where its value should be.
    case placeholder(String)

    /// A sentence for a person: what is wrong, and what to write instead.
    public var description: String {
        switch self {
        case .slash:
            "A link has one “/” between two parts and none at its ends. Write an empty value as ~."
        case .scheme: "A link begins with a place: leave out what ends with “://”."
        case .character(let character):
            "\(quoted(character)) cannot stand in a link: write "
                + "\(character.utf8.map { LinkComponent.escape($0) }.joined())."
        case .escape(let text):
            "After % come two of 0-9 and A-F, not \(quoted(text)). Write % itself as %25."
        case .notText(let text): "\(quoted(text)) is not text: write the bytes of its UTF-8."
        case .dots(let text):
            "\(quoted(text)) leads nowhere: leave it out, or write ~ in front if it is a value."
        case .tilde(let text):
            "\(quoted(text)) has a ~ in front that it does not need: write ~~ if it is meant."
        case .placeholder(let text): "Write a value in place of \(quoted(text))."
        }
    }

    private func quoted(_ text: String) -> String {
        "“\(text.sanitized(for: .message, limit: 40))”"
    }
}
