/// The colours of the roles on one terminal.
///
/// The focus has the only accent, red means danger or that the time is up, and the colours of the
/// two sides mean nothing else. On a terminal without colours, the emphasis and the words carry the
/// meaning.
public struct Theme: Hashable, Sendable {
    /// The colours that a terminal offers.
    public enum Depth: Int, Comparable, Sendable {
        /// No colours.
        case none
        /// The eight colours of the terminal's palette, whose shades are unknown.
        case eight
        /// The table of 256 colours.
        case indexed
        /// Any colour.
        case direct

        /// Returns whether a depth offers fewer colours than another.
        public static func < (first: Self, second: Self) -> Bool {
            first.rawValue < second.rawValue
        }
    }

    /// The kind of background that text is drawn on.
    public enum Background: Sendable {
        case dark, light
    }

    /// A colour of a terminal.
    public enum Colour: Hashable, Sendable {
        /// The index in the terminal's table of colours.
        case index(Int)
        /// Red, green and blue, each one byte: `0xRRGGBB`.
        case rgb(UInt32)
    }

    /// One colour for each depth.
    private struct Shades {
        let rgb: UInt32
        let index: Int
        /// One of the eight colours; nil for the terminal's own text colour.
        let basic: Int?

        init(_ rgb: UInt32, _ index: Int, _ basic: Int?) {
            self.rgb = rgb
            self.index = index
            self.basic = basic
        }
    }

    /// The colours that the terminal offers.
    public let depth: Depth
    /// The background of the terminal.
    public let background: Background

    /// Creates the theme for a terminal.
    public init(depth: Depth, background: Background) {
        self.depth = depth
        self.background = background
    }

    /// Returns the colour of a role, or nil for the terminal's own text colour.
    public func colour(of role: Role) -> Colour? {
        let shades = background == .dark ? Self.onDark(role) : Self.onLight(role)
        switch depth {
        case .none: return nil
        case .eight: return shades?.basic.map { .index($0) }
        case .indexed: return shades.map { .index($0.index) }
        case .direct: return shades.map { .rgb($0.rgb) }
        }
    }

    /// Returns the emphasis that marks a role beside its colour or instead of it.
    public func emphasis(of role: Role) -> Style.Emphasis {
        switch role {
        case .title, .timeUp: .bold
        case .warning, .danger, .running, .ticked, .firstSide:
            depth <= .eight && colour(of: role) == nil ? .bold : []
        case .secondSide: depth == .none ? .underline : []
        default: []
        }
    }

    private static func onDark(_ role: Role) -> Shades? {
        switch role {
        case .plain, .title: nil
        case .accent: Shades(0x63D9A8, 79, 2)
        case .firstSide: Shades(0x6CB6FF, 75, 6)
        case .secondSide: Shades(0xFF9E64, 215, 3)
        case .warning, .paused: Shades(0xE8CC5A, 221, nil)
        case .danger, .timeUp: Shades(0xFF7A85, 210, 1)
        case .dim, .disabled: Shades(0x9DA3AE, 247, nil)
        case .line: Shades(0x7D8590, 244, nil)
        case .running, .ticked: Shades(0xA6DB6B, 113, nil)
        case .firstBadge: Shades(0xD9C08A, 180, nil)
        case .secondBadge: Shades(0x62CFDE, 80, nil)
        case .thirdBadge: Shades(0xC3A6FF, 183, nil)
        case .fourthBadge: Shades(0xF59BD0, 218, nil)
        case .fifthBadge: Shades(0xC2D66B, 185, nil)
        }
    }

    /// Green, cyan and yellow are unreadable on white in most palettes of eight colours.
    private static func onLight(_ role: Role) -> Shades? {
        switch role {
        case .plain, .title: nil
        case .accent: Shades(0x00714C, 23, nil)
        case .firstSide: Shades(0x0057C2, 26, 4)
        case .secondSide: Shades(0xA64200, 94, 5)
        case .warning, .paused: Shades(0x7A5C00, 58, nil)
        case .danger, .timeUp: Shades(0xB5122B, 124, 1)
        case .dim, .disabled: Shades(0x5F656E, 241, nil)
        case .line: Shades(0x868B94, 245, nil)
        case .running, .ticked: Shades(0x3A6B00, 22, nil)
        case .firstBadge: Shades(0x74602A, 58, nil)
        case .secondBadge: Shades(0x006A7C, 24, nil)
        case .thirdBadge: Shades(0x6C43B8, 61, nil)
        case .fourthBadge: Shades(0xA3287F, 126, nil)
        case .fifthBadge: Shades(0x5A6600, 22, nil)
        }
    }
}
