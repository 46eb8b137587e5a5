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
        case .empty: NavigationStrings.emptyLink
        case .tooLong:
            NavigationStrings.linkTooLong(
                bytes: DeepLink.maximumLength, screens: DeepLink.maximumDestinations)
        case .malformed(let error): error.message
        case .unknown(let text, let path, let expected):
            NavigationStrings.noScreen(text.quotedInMessage, after: path, expected: expected)
        case .incomplete(let path, let expected):
            NavigationStrings.linkTooShort(after: path, expected: expected)
        case .invalid(let error): error.message
        case .notFound(let sentence): sentence.sanitized(for: .message, limit: 200)
        case .navigationFailed: NavigationStrings.notFromHere
        case .dismissalRefused: NavigationStrings.cannotLeave
        case .cancelled: NavigationStrings.linkCancelled
        }
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
        case .slash: NavigationStrings.extraSlash
        case .scheme: NavigationStrings.scheme
        case .character(let character):
            NavigationStrings.forbiddenCharacter(
                character: character.quotedInMessage,
                escaped: character.utf8.map { LinkComponent.escape($0) }.joined())
        case .escape(let text): NavigationStrings.invalidEscape(text.quotedInMessage)
        case .invalidUTF8(let text): NavigationStrings.invalidUTF8(text.quotedInMessage)
        case .dots(let text): NavigationStrings.dots(text.quotedInMessage)
        case .tilde(let text): NavigationStrings.extraTilde(text.quotedInMessage)
        case .placeholder(let text): NavigationStrings.parameterName(text.quotedInMessage)
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
        NavigationStrings.invalidValue(
            value: value.quotedInMessage, parameter: parameter, expected: expected)
    }
}

extension String {
    /// The text from a link in quotation marks, without unsafe characters and at most 40 scalars
    /// long.
    var quotedInMessage: String { "“\(sanitized(for: .message, limit: 40))”" }
}
