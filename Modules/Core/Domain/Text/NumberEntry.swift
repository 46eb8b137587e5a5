/// A whole number as people type it: the digits 0 to 9; blanks around them do not matter.
public enum NumberEntry: Hashable, Sendable {
    /// Nothing of the text can be seen.
    case empty
    case number(Int)
    /// Anything else, and numbers that no program can hold.
    case invalid

    /// Reads what was typed; blanks around it do not matter.
    public init(_ text: String) {
        let digits = SingleLine.clean(text)
        if digits.isEmpty {
            self = .empty
        } else if digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let value = Int(digits) {
            self = .number(value)
        } else {
            self = .invalid
        }
    }

    /// The number, if it is one.
    public var value: Int? {
        if case .number(let value) = self { value } else { nil }
    }
}
