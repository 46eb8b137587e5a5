/// One of three teams that take turns.
public enum TeamNumber: Int, CaseIterable, Sendable {
    case first, second, third
}
