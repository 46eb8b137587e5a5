import TextSanitizing

/// A whole number typed into a text field: digits from 0 to 9, with optional white space around.
public enum NumberEntry: Hashable, Sendable {
    /// The text has no visible character.
    case empty
    /// The text is a number.
    case number(Int)
    /// The text is not a number or the number is too large for `Int`.
    case invalid

    /// Reads the typed text.
    public init(_ text: String) {
        let digits = text.sanitized(for: .storedName)
        if digits.isEmpty {
            self = .empty
        } else if digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let value = Int(digits) {
            self = .number(value)
        } else {
            self = .invalid
        }
    }

    /// The number, or nil if the text is empty or invalid.
    public var value: Int? {
        if case .number(let value) = self { value } else { nil }
    }
}
