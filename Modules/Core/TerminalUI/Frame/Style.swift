/// What a piece of text means. A palette turns it into colours, so that no screen names one.
public enum Role: UInt8, CaseIterable, Sendable {
    case plain, title, accent, firstSide, secondSide, warning, dim, disabled
}

/// How a cell looks.
public struct Style: Hashable, Sendable {
    /// What stands out whatever the colours are.
    public struct Emphasis: OptionSet, Hashable, Sendable {
        /// One bit for each.
        public let rawValue: UInt8
        /// - Parameter rawValue: one bit for each.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Heavier strokes.
        public static let bold = Emphasis(rawValue: 1)
        /// Text and background exchanged.
        public static let reverse = Emphasis(rawValue: 2)
        /// A line below.
        public static let underline = Emphasis(rawValue: 4)
    }

    /// Decides the colours.
    public var role: Role
    /// Comes on top of the role.
    public var emphasis: Emphasis

    /// - Parameters:
    ///   - role: decides the colours.
    ///   - emphasis: comes on top of the role.
    public init(_ role: Role = .plain, _ emphasis: Emphasis = []) {
        self.role = role
        self.emphasis = emphasis
    }

    /// Text as it is.
    public static let plain = Style()
    /// What the keys act on.
    static func focused(_ role: Role) -> Style { Style(role, [.reverse, .bold]) }
}
