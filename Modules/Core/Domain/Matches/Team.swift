/// One of the two teams of a match.
public enum Team: String, CaseIterable, Sendable {
    case a, b

    /// The team on the other side.
    public var opponent: Team { self == .a ? .b : .a }
}
