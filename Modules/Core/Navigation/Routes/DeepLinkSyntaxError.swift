/// A violation of the syntax of deep links.
public enum DeepLinkSyntaxError: Error, Hashable, Sendable {
    /// The text begins or ends with `/`, or contains `//`.
    case slash
    /// The text begins with a scheme such as `https://`.
    case scheme
    /// A character must be percent-encoded.
    case character(String)
    /// A `%` is not followed by two hexadecimal digits.
    case escape(String)
    /// The decoded bytes are not UTF-8.
    case invalidUTF8(String)
    /// A part is `.` or `..`.
    case dots(String)
    /// A part begins with a `~` that it does not need.
    case tilde(String)
    /// A part is the name of a parameter instead of its value.
    case placeholder(String)

    /// A sentence for the user: the problem, and the text to write instead.
    public var message: String {
        switch self {
        case .slash:
            "A link has one “/” between two parts and none at its ends. Write an empty value as ~."
        case .scheme: "A link begins with a place: leave out the part that ends with “://”."
        case .character(let character):
            "\(character.quotedInMessage) is not allowed in a link: write "
                + "\(character.utf8.map { LinkComponent.escape($0) }.joined())."
        case .escape(let text):
            "Two of 0-9 and A-F must follow %, not \(text.quotedInMessage). Write % itself as %25."
        case .invalidUTF8(let text):
            "\(text.quotedInMessage) is not text: write the bytes of its UTF-8."
        case .dots(let text):
            "\(text.quotedInMessage) has no meaning in a link: leave it out, or write ~ in front if it is "
                + "a value."
        case .tilde(let text):
            "\(text.quotedInMessage) does not need the ~ in front: write ~~ if the value begins with ~."
        case .placeholder(let text): "Write a value in place of \(text.quotedInMessage)."
        }
    }
}
