/// Text for one line of a form, as it may be stored: no control characters, no line breaks, none of
/// the invisible marks that turn the direction of the text around them, no blanks at the ends.
enum SingleLine {
    static func clean(_ text: String) -> String {
        // Most names are plain letters; only others need a look at each character's properties.
        guard text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return trim(text[...]) }
        var kept = String.UnicodeScalarView()
        kept.append(contentsOf: text.unicodeScalars.filter { !isUnwanted($0) })
        return trim(String(kept)[...])
    }

    private static func isUnwanted(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: true
        default:
            (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        }
    }

    private static func trim(_ text: Substring) -> String {
        let tail = text.drop(while: \.isWhitespace)
        guard let last = tail.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(tail[...last])
    }

    /// Whether the text has at most this many characters (grapheme clusters).
    static func fits(_ text: String, _ limit: Int) -> Bool {
        // A character takes at least one byte, so short texts need no counting.
        text.utf8.count <= limit || text.count <= limit
    }
}
