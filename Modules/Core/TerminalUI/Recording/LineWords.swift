/// Takes a line apart, word by word, and believes none of it.
struct LineWords {
    private var rest: Substring.UnicodeScalarView

    init(_ line: String) {
        rest = line.unicodeScalars[...]
    }

    /// Whether everything was taken.
    var isAtEnd: Bool { rest.isEmpty }

    /// Up to the next blank, which goes too.
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

    mutating func text() -> String? {
        guard let text = QuotedText.take(from: &rest) else { return nil }
        guard rest.isEmpty || rest.popFirst() == " " else { return nil }
        return text
    }
}
