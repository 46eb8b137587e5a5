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
    /// A part begins with an unnecessary `~`.
    case tilde(String)
    /// A part is the name of a parameter instead of its value.
    case placeholder(String)

    /// A sentence for the user: the problem, and the text to write instead.
    public var message: String {
        switch self {
        case .slash:
            "The link has an extra “/”: write one between two parts and none at the ends, and an "
                + "empty value as ~."
        case .scheme: "The link begins with a scheme: leave out the part that ends with “://”."
        case .character(let character):
            "\(character.quotedInMessage) is not allowed in a link: write "
                + "\(character.utf8.map { LinkComponent.escape($0) }.joined())."
        case .escape(let text):
            "\(text.quotedInMessage) is not an escape sequence: write % and two of 0-9 and A-F, or "
                + "%25 for % itself."
        case .invalidUTF8(let text):
            "\(text.quotedInMessage) is not valid UTF-8: escape the UTF-8 bytes of the text."
        case .dots(let text):
            "\(text.quotedInMessage) has no meaning in a link: leave it out, or write ~ in front if "
                + "it is a value."
        case .tilde(let text):
            "\(text.quotedInMessage) has an unnecessary ~: leave it out, or write ~~ if the value "
                + "begins with ~."
        case .placeholder(let text):
            "\(text.quotedInMessage) is the name of a parameter: write its value instead."
        }
    }
}
