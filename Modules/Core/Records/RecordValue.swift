/// A value of a field in the form that databases, files and messages have in common.
public enum RecordValue: Hashable, Sendable {
    /// No value.
    case null
    /// A whole number.
    case integer(Int64)
    /// A text.
    case text(String)
}

extension RecordValue {
    /// Creates a text, or `.null` from nil.
    public init(_ text: String?) { self = text.map(Self.text) ?? .null }

    /// The text, or the digits of the number; nil for no value.
    public var text: String? {
        switch self {
        case .null: nil
        case .integer(let number): "\(number)"
        case .text(let text): text
        }
    }
}
