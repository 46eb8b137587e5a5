/// The appearance of a cell.
public struct Style: Hashable, Sendable {
    /// Text attributes that are independent of colours.
    public struct Emphasis: OptionSet, Hashable, Sendable {
        /// One bit for each attribute.
        public let rawValue: UInt8

        /// Creates a set of attributes from their bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Heavier strokes.
        public static let bold = Emphasis(rawValue: 1)
        /// Exchanged text and background colours.
        public static let reverse = Emphasis(rawValue: 2)
        /// A line below the text.
        public static let underline = Emphasis(rawValue: 4)
    }

    /// The meaning, which decides the colour.
    public var role: Role
    /// The attributes, in addition to those of the role.
    public var emphasis: Emphasis

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - role: The meaning, which decides the colour.
    ///   - emphasis: The attributes, in addition to those of the role.
    public init(_ role: Role = .plain, _ emphasis: Emphasis = []) {
        self.role = role
        self.emphasis = emphasis
    }

    /// The terminal's own text style.
    public static let plain = Style()

    /// Returns the style of the focused element.
    static func focused(_ role: Role) -> Style { Style(role, [.reverse, .bold]) }

    /// The style of the same cell while a dialog covers the page: without colour, and not bold.
    var dimmed: Style { Style(role == .line ? .line : .dim, emphasis.subtracting(.bold)) }
}
