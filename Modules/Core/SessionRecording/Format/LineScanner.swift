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
