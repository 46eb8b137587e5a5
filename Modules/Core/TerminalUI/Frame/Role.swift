/// The meaning of a piece of text. A `Theme` maps roles to colours, so screens never name a colour.
public enum Role: UInt8, CaseIterable, Sendable {
    case plain, title, accent
    /// One of two sides that a page distinguishes by colour.
    case firstSide
    /// The other of two sides that a page distinguishes by colour.
    case secondSide
    case warning, dim, disabled
}
