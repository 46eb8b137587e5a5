/// The form of the values of a field, and their limits.
public enum FieldType: Hashable, Sendable {
    /// A text of 1 to a number of characters (grapheme clusters).
    case text(maximumLength: Int)
    /// A whole number in a range.
    case integer(ClosedRange<Int64>)
    /// One of several texts, in their order.
    case choice([String])
}
