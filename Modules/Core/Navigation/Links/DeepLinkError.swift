import TextSanitizing

/// The reason why a deep link cannot be read or opened. The navigation tree is unchanged.
public enum DeepLinkError: Error, Hashable, Sendable {
    /// The link has no routes.
    case empty
    /// The text exceeds `DeepLink.maximumLength` or `DeepLink.maximumDestinations`.
    case tooLong
    /// The text violates the syntax of links.
    case malformed(DeepLinkSyntaxError)
    /// No destination at this point matches the text.
    ///
    /// - Parameters:
    ///   - after: The path of the destinations before it.
    ///   - expected: The paths of the destinations that can follow.
    case unknown(String, after: String, expected: [String])
    /// The link ends within the path of a destination.
    ///
    /// - Parameters:
    ///   - after: The path of the destinations before it.
    ///   - expected: The paths that the rest of the link can complete.
    case incomplete(after: String, expected: [String])
    /// A parameter has an invalid value.
    case invalid(RouteParameterError)
    /// The content of a destination does not exist. The value is a sentence for the user.
    case notFound(String)
    /// The navigator rejected the change.
    case navigationFailed(NavigationError)
    /// A screen refused to leave, and shows the reason itself.
    case dismissalRefused
    /// The session ended, the task was cancelled, or a later link was opened, before the
    /// destinations were shown.
    case cancelled

    /// A sentence for the user: the problem, and the next step.
    public var message: String {
        switch self {
        case .empty: "The link is empty: write the path of a screen."
        case .tooLong:
            "The link is too long: write at most \(DeepLink.maximumLength) bytes and "
                + "\(DeepLink.maximumDestinations) screens."
        case .malformed(let error): error.message
        case .unknown(let text, let path, let expected):
            "There is no screen \(text.quotedInMessage)\(Self.after(path))"
                + "\(Self.correction(after: path, expected))."
        case .incomplete(let path, let expected):
            "The link ends too early\(Self.correction(after: path, expected))."
        case .invalid(let error): error.message
        case .notFound(let sentence): sentence.sanitized(for: .message, limit: 200)
        case .navigationFailed:
            "The screen cannot be shown from here: go back, and open the link again."
        case .dismissalRefused:
            "The current screen cannot be left yet: finish or discard your changes, and open the "
                + "link again."
        case .cancelled:
            "The link was cancelled: sign in if you are signed out, and open the link again."
        }
    }

    private static func after(_ path: String) -> String {
        path.isEmpty ? "" : " after \(path.sanitized(for: .message, limit: 60))"
    }

    private static func correction(after path: String, _ expected: [String]) -> String {
        guard !expected.isEmpty else { return path.isEmpty ? "" : ": leave it out" }
        let start =
            if path.isEmpty { "" } else if path.utf8.count > 60 { "…/" } else { "\(path)/" }
        let paths = expected.map { start + $0 }.joined(separator: ", ")
        return expected.count == 1 ? ": write \(paths)" : ": write one of \(paths)"
    }
}

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

/// An invalid value of a route's parameter.
public struct RouteParameterError: Error, Hashable, Sendable {
    /// The name of the parameter in the path: `player`.
    public let parameter: String
    /// The text from the link, which may contain control characters.
    public let value: String
    /// A description of valid values: `a whole number`.
    public let expected: String

    /// Creates an error for one parameter.
    public init(parameter: String, value: String, expected: String) {
        self.parameter = parameter
        self.value = value
        self.expected = expected
    }

    /// A sentence for the user: the invalid value, and the valid ones.
    public var message: String {
        "\(value.quotedInMessage) is not valid for :\(parameter): write \(expected)."
    }
}

extension String {
    /// The text from a link in quotation marks, without unsafe characters and at most 40 scalars
    /// long.
    var quotedInMessage: String { "“\(sanitized(for: .message, limit: 40))”" }
}
