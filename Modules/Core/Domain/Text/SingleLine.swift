/// Text for one line of a form, as it may be stored: no control characters, no line breaks, none of
/// the invisible marks that turn the direction of the text around them, no blanks at the ends.
/// Text of which nothing can be seen is no text.
enum SingleLine {
    static func clean(_ text: String) -> String {
        // Most names are plain letters; only others need a look at each character's properties.
        if text.unicodeScalars.allSatisfy(isPlain) {
            // Nor do they have blanks at the ends when a storage hands them back.
            let isTrimmed = text.utf8.first != 0x20 && text.utf8.last != 0x20
            return isTrimmed ? text : trim(text[...])
        }
        var kept = String.UnicodeScalarView()
        kept.append(contentsOf: text.unicodeScalars.filter { !isUnwanted($0) })
        guard kept.contains(where: isVisible) else { return "" }
        return trim(String(kept)[...])
    }

    /// The space, and the letters of some scripts that many names are written in. To leave one out
    /// costs time and nothing else.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0x7E, 0xC0...0x24F: true  // Latin
        case 0x400...0x481: true  // Cyrillic
        case 0x4E00...0x9FA5: true  // Han
        case 0xAC00...0xD7A3: true  // Hangul
        default: false
        }
    }

    private static func isUnwanted(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: true
        default:
            (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        }
    }

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
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
