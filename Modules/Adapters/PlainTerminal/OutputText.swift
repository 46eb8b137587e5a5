/// Sanitises and formats text for output. Stored text may contain control sequences, which must not
/// reach the terminal.
enum OutputText {
    /// Returns the text as one line: line breaks and tabs become blanks, and other control characters and
    /// bidirectional controls are dropped.
    static func clean(_ text: String) -> String {
        if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
        var kept = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control where ["\n", "\r", "\t"].contains(scalar):
                kept.append(" ")
            case .lineSeparator, .paragraphSeparator:
                kept.append(" ")
            case .control, .unassigned, .surrogate:
                break
            default:
                if !reorders(scalar) { kept.append(scalar) }
            }
        }
        return String(kept)
    }

    private static func reorders(_ scalar: Unicode.Scalar) -> Bool {
        (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }

    /// Returns the lines of a text.
    static func lines(_ text: String) -> [String] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    }

    /// Returns a number with thousands separators, such as `9,980`.
    static func count(_ number: Int) -> String {
        var digits = String(number.magnitude)
        var groups: [String] = []
        while digits.count > 3 {
            groups.insert(String(digits.suffix(3)), at: 0)
            digits.removeLast(3)
        }
        return (number < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
    }
}
