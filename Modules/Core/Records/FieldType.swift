/// The form of the values of a field, and their limits.
public enum FieldType: Hashable, Sendable {
    /// A text of 1 to a number of characters (grapheme clusters).
    case text(maximumLength: Int)
    /// A whole number in a range.
    case integer(ClosedRange<Int64>)
    /// One of several texts, in their order.
    case choice([String])
    /// A record of a kind with a name: the number of a player, or the text of another identifier.
    /// With that record, those that refer to it are deleted; in a field that can be empty, the
    /// reference is removed instead.
    case reference(to: String)
}
