import TextSanitizing

extension NavigationStrings {
    /// Returns the message about a screen that a link does not have at a place.
    ///
    /// - Parameters:
    ///   - text: The text in the link, in quotation marks.
    ///   - path: The path of the destinations before it.
    ///   - expected: The paths of the destinations that can follow.
    static func noScreen(
        _ text: String, after path: String, expected: [String]
    ) -> String {
        let links = links(after: path, expected)
        let shownPath = path.sanitized(for: .message, limit: 60)
        return switch (path.isEmpty, expected.count) {
        case (true, 0): noScreen(text)
        case (true, 1): noScreenWrite(text: text, link: links)
        case (true, _): noScreenWriteOne(text: text, links: links)
        case (false, 0): noScreenAfter(text: text, path: shownPath)
        case (false, 1): noScreenAfterWrite(text: text, path: shownPath, link: links)
        case (false, _): noScreenAfterWriteOne(text: text, path: shownPath, links: links)
        }
    }

    /// Returns the message about a link that ends within the path of a destination.
    static func linkTooShort(after path: String, expected: [String]) -> String {
        let links = links(after: path, expected)
        return switch expected.count {
        case 0: linkTooShort
        case 1: linkTooShortWrite(links)
        default: linkTooShortWriteOne(links)
        }
    }

    private static func links(after path: String, _ expected: [String]) -> String {
        let start =
            if path.isEmpty { "" } else if path.utf8.count > 60 { "…/" } else { "\(path)/" }
        return expected.map { start + $0 }.joined(separator: ", ")
    }
}
