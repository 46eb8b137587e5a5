/// One of the two teams of a match.
public enum Team: String, CaseIterable, Sendable {
    case a, b

    /// The opponent.
    public var other: Team { self == .a ? .b : .a }
}
