import TextSanitizing

/// Any text as a piece of a line: in quotation marks, and what nobody could see as its number.
enum QuotedText {
    static func quote(_ text: String) -> String { "\"\(text.sanitized(for: .recording))\"" }

    /// Takes a quoted text from the beginning of a line. Nil when there is none.
    ///
    /// By scalars, because a mark at the beginning of the text makes one character with the quotation
    /// mark before it.
    static func take(from line: inout Substring.UnicodeScalarView) -> String? {
        guard line.popFirst() == "\"" else { return nil }
        var text = String.UnicodeScalarView()
        while let scalar = line.popFirst() {
            switch scalar {
            case "\"": return String(text)
            case "\\":
                guard let named = takeNumber(from: &line) else { return nil }
                text.append(named)
            default: text.append(scalar)
            }
        }
        return nil
    }

    private static func takeNumber(
        from line: inout Substring.UnicodeScalarView
    ) -> Unicode.Scalar? {
        guard line.popFirst() == "{", let end = line.firstIndex(of: "}") else { return nil }
        let number = UInt32(String(line[..<end]), radix: 16)
        line = line[line.index(after: end)...]
        return number.flatMap { Unicode.Scalar($0) }
    }
}
