import TextSanitizing

/// Why a link leads nowhere. Nothing is shown then that was not shown before.
public enum DeepLinkError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The link names no place.
    case empty
    /// The text is longer than `DeepLink.maximumLength`, or has more places than `DeepLink.maximumPlaces`.
    case tooLong
    /// The text is no link, whatever places there are.
    case malformed(DeepLinkSyntaxError)
    /// No such place comes after those before it; these do.
    case unknown(String, after: String, expected: [String])
    /// The link ends within a place; it could go on like this.
    case incomplete(after: String, expected: [String])
    /// A parameter is not what it has to be.
    case invalid(RouteParameterError)
    /// What the link names does not exist, or not any more: a sentence for a person.
    case notFound(String)
    /// The place could not be shown.
    case refused(NavigationError)
    /// A screen that would have to go does not want to be left, and says why by itself.
    case stays
    /// Nobody waits for the place any more: nobody is signed in, or something else came first.
    case dropped

    /// A sentence for a person: what is wrong, and what to do next.
    public var description: String {
        switch self {
        case .empty: "The link is empty: write the path of a place."
        case .tooLong:
            "The link is too long: write at most \(DeepLink.maximumLength) bytes and "
                + "\(DeepLink.maximumPlaces) places."
        case .malformed(let error): error.description
        case .unknown(let text, let path, let expected):
            "There is no place “\(text.sanitized(for: .message, limit: 40))”\(Self.after(path))"
                + "\(Self.suggestion(after: path, expected, ": try "))."
        case .incomplete(let path, let expected):
            "The link ends too early\(Self.suggestion(after: path, expected, ": write "))."
        case .invalid(let problem): problem.description
        case .notFound(let sentence): sentence.sanitized(for: .message)
        case .refused: "The place cannot be shown from here: go back, and try again."
        case .stays: "The screen is not finished: finish or discard what is there, and try again."
        case .dropped: "The link was given up: sign in if you are not, and open it again."
        }
    }

    private static func after(_ path: String) -> String {
        path.isEmpty ? "" : " after \(path.sanitized(for: .message, limit: 60))"
    }

    private static func suggestion(
        after path: String, _ expected: [String], _ introduction: String
    ) -> String {
        guard !expected.isEmpty else { return "" }
        let start =
            if path.isEmpty { "" } else if path.utf8.count > 60 { "…/" } else { "\(path)/" }
        return introduction + expected.map { start + $0 }.joined(separator: ", ")
    }
}
