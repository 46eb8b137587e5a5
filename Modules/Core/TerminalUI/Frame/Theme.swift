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

    /// The difference between text and its background.
    public enum Contrast: String, CaseIterable, Sendable {
        /// At least 4.5 to 1 for text on common backgrounds, and 3 to 1 for lines.
        case normal
        /// At least 7 to 1 for text, as level AAA of WCAG 2.2 requires, and 4.5 to 1 for lines. The
        /// shades of a terminal with eight colours are unknown, so it uses none.
        case high
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
        /// The colours with a high contrast.
        let high: (rgb: UInt32, index: Int)

        init(
            _ rgb: UInt32, _ index: Int, _ basic: Int?, high highRGB: UInt32, _ highIndex: Int
        ) {
            self.rgb = rgb
            self.index = index
            self.basic = basic
            high = (highRGB, highIndex)
        }
    }

    /// The colours that the terminal offers.
    public let depth: Depth
    /// The background of the terminal.
    public let background: Background
    /// The contrast of the colours.
    public let contrast: Contrast

    /// Creates the theme for a terminal.
    public init(depth: Depth, background: Background, contrast: Contrast = .normal) {
        self.depth = contrast == .high && depth == .eight ? .none : depth
        self.background = background
        self.contrast = contrast
    }

    /// Returns the colour of a role, or nil for the terminal's own text colour.
    public func colour(of role: Role) -> Colour? {
        let shades = background == .dark ? Self.onDark(role) : Self.onLight(role)
        let isHigh = contrast == .high
        switch depth {
        case .none: return nil
        case .eight: return shades?.basic.map { .index($0) }
        case .indexed: return shades.map { .index(isHigh ? $0.high.index : $0.index) }
        case .direct: return shades.map { .rgb(isHigh ? $0.high.rgb : $0.rgb) }
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
        case .accent: Shades(0x63D9A8, 79, 2, high: 0x63D9A8, 79)
        case .firstSide: Shades(0x6CB6FF, 75, 6, high: 0x8FC8FF, 117)
        case .secondSide: Shades(0xFF9E64, 215, 3, high: 0xFFB183, 222)
        case .warning, .paused: Shades(0xE8CC5A, 221, nil, high: 0xE8CC5A, 185)
        case .danger, .timeUp: Shades(0xFF7A85, 210, 1, high: 0xFFADB3, 217)
        case .dim, .disabled: Shades(0x9DA3AE, 247, nil, high: 0xBFC3CA, 251)
        case .line: Shades(0x7D8590, 244, nil, high: 0x969CA5, 247)
        case .running, .ticked: Shades(0xA6DB6B, 113, nil, high: 0xA6DB6B, 149)
        case .firstBadge: Shades(0xD9C08A, 180, nil, high: 0xD9C08A, 186)
        case .secondBadge: Shades(0x62CFDE, 80, nil, high: 0x6BD2E0, 80)
        case .thirdBadge: Shades(0xC3A6FF, 183, nil, high: 0xCFB8FF, 189)
        case .fourthBadge: Shades(0xF59BD0, 218, nil, high: 0xF7ADD8, 218)
        case .fifthBadge: Shades(0xC2D66B, 185, nil, high: 0xC2D66B, 149)
        }
    }

    /// Green, cyan and yellow are unreadable on white in most palettes of eight colours.
    private static func onLight(_ role: Role) -> Shades? {
        switch role {
        case .plain, .title: nil
        case .accent: Shades(0x00714C, 23, nil, high: 0x005C3E, 22)
        case .firstSide: Shades(0x0057C2, 26, 4, high: 0x004CA9, 19)
        case .secondSide: Shades(0xA64200, 94, 5, high: 0x8A3700, 90)
        case .warning, .paused: Shades(0x7A5C00, 58, nil, high: 0x664D00, 237)
        case .danger, .timeUp: Shades(0xB5122B, 124, 1, high: 0xA11026, 88)
        case .dim, .disabled: Shades(0x5F656E, 241, nil, high: 0x4C5158, 239)
        case .line: Shades(0x868B94, 245, nil, high: 0x6A6E75, 242)
        case .running, .ticked: Shades(0x3A6B00, 22, nil, high: 0x315B00, 22)
        case .firstBadge: Shades(0x74602A, 58, nil, high: 0x5F4F22, 238)
        case .secondBadge: Shades(0x006A7C, 24, nil, high: 0x005968, 238)
        case .thirdBadge: Shades(0x6C43B8, 61, nil, high: 0x5F3BA2, 55)
        case .fourthBadge: Shades(0xA3287F, 126, nil, high: 0x8E236E, 89)
        case .fifthBadge: Shades(0x5A6600, 22, nil, high: 0x4B5500, 237)
        }
    }
}
