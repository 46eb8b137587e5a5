public import Records

/// One of the two teams of a match.
public enum Team: String, CaseIterable, FieldValue {
    case a, b

    /// The opponent.
    public var other: Team { self == .a ? .b : .a }
}
