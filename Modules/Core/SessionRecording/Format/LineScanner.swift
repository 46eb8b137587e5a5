import TextSanitizing

/// Scans the words of a line from left to right.
struct LineScanner {
    private var rest: Substring.UnicodeScalarView

    init(_ line: String) {
        rest = line.unicodeScalars[...]
    }

    var isAtEnd: Bool { rest.isEmpty }

    /// Returns the text up to the next blank and skips the blank.
    mutating func word() -> Substring? {
        guard !rest.isEmpty else { return nil }
        let end = rest.firstIndex(of: " ") ?? rest.endIndex
        let word = Substring(rest[..<end])
        rest = rest[end...].dropFirst()
        return word
    }

    mutating func number<Number: FixedWidthInteger>(_ range: ClosedRange<Number>) -> Number? {
        guard let word = word(), let number = Number(word), range.contains(number) else {
            return nil
        }
        return number
    }

    mutating func quotedString() -> String? {
        guard let text = QuotedString.scan(&rest) else { return nil }
        guard rest.isEmpty || rest.popFirst() == " " else { return nil }
        return text
    }
}

/// A text in quotation marks on one line, with invisible characters escaped as `\{HEX}`.
enum QuotedString {
    static func quote(_ text: String) -> String { "\"\(text.sanitized(for: .recording))\"" }

    /// Removes a quoted string from the beginning of a line; returns nil when there is none.
    ///
    /// The method scans scalars because a combining mark at the beginning of the text forms one
    /// character with the quotation mark before it.
    static func scan(_ line: inout Substring.UnicodeScalarView) -> String? {
        guard line.popFirst() == "\"" else { return nil }
        var text = String.UnicodeScalarView()
        while let scalar = line.popFirst() {
            switch scalar {
            case "\"": return String(text)
            case "\\":
                guard let escaped = scanEscape(&line) else { return nil }
                text.append(escaped)
            default: text.append(scalar)
            }
        }
        return nil
    }

    private static func scanEscape(_ line: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
        guard line.popFirst() == "{", let end = line.firstIndex(of: "}") else { return nil }
        let number = UInt32(String(line[..<end]), radix: 16)
        line = line[line.index(after: end)...]
        return number.flatMap { Unicode.Scalar($0) }
    }
}
