/// Text from outside, made fit for a sentence: what controls a terminal, turns the direction of
/// writing or breaks the line is replaced, and what is too long is cut.
enum PrintableText {
    static func quoted(_ text: String, limit: Int = 40) -> String {
        "“\(shortened(text, limit: limit))”"
    }

    /// - Parameter limit: the most scalars (not characters: one character may have thousands).
    static func shortened(_ text: String, limit: Int) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars.prefix(limit) {
            result.append(isPrintable(scalar) ? scalar : "\u{FFFD}")
        }
        if text.unicodeScalars.dropFirst(limit).first != nil { result.append("…") }
        return String(result)
    }

    static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
            false
        // The joiners that emoji and some scripts are made with.
        case .format: scalar == "\u{200C}" || scalar == "\u{200D}"
        default: true
        }
    }
}
