/// The colours of the roles, chosen by the app.
///
/// Mid-tones are readable on black and on white. On a terminal without colours, bold, underlined
/// and reversed text carries the meaning.
public struct Theme: Hashable, Sendable {
    /// The number of colours that a terminal offers.
    public enum Depth: Sendable {
        case none, sixteen, full
    }

    /// A colour as its index in the terminal's colour tables.
    public struct Colour: Hashable, Sendable {
        /// The index in the table of 256 colours.
        public let full: Int
        /// The index in the table of 16 colours; nil for the terminal's own text colour.
        public let sixteen: Int?

        /// Creates a colour.
        ///
        /// - Parameters:
        ///   - full: The index in the table of 256 colours.
        ///   - sixteen: The index in the table of 16 colours; nil for the terminal's text colour.
        public init(full: Int, sixteen: Int?) {
            self.full = full
            self.sixteen = sixteen
        }
    }

    private let accent: Colour
    private let firstSide: Colour
    private let secondSide: Colour
    private let warning: Colour
    private let dim: Colour
    private let disabled: Colour

    /// Creates a theme.
    ///
    /// - Parameters:
    ///   - accent: The colour of the focus, of keys and of titles; by default, green.
    ///   - firstSide: The colour of `Role.firstSide`.
    ///   - secondSide: The colour of `Role.secondSide`.
    ///   - warning: The colour of warnings; by default, red.
    ///   - dim: The colour of secondary text; by default, grey.
    ///   - disabled: The colour of disabled elements; by default, grey.
    public init(
        accent: Colour = Colour(full: 29, sixteen: 2),
        firstSide: Colour,
        secondSide: Colour,
        warning: Colour = Colour(full: 161, sixteen: 1),
        dim: Colour = Colour(full: 243, sixteen: nil),
        disabled: Colour = Colour(full: 245, sixteen: 8)
    ) {
        self.accent = accent
        self.firstSide = firstSide
        self.secondSide = secondSide
        self.warning = warning
        self.dim = dim
        self.disabled = disabled
    }

    /// Returns the index of a role's colour, or nil for the terminal's own text colour.
    public func colour(of role: Role, depth: Depth) -> Int? {
        switch depth {
        case .none: nil
        case .sixteen: colour(of: role)?.sixteen
        case .full: colour(of: role)?.full
        }
    }

    /// Returns the emphasis that marks a role beside its colour or instead of it.
    public func emphasis(of role: Role, depth: Depth) -> Style.Emphasis {
        switch (role, depth) {
        case (.title, _), (.warning, .none), (.firstSide, .none): .bold
        case (.secondSide, .none): .underline
        default: []
        }
    }

    private func colour(of role: Role) -> Colour? {
        switch role {
        case .plain: nil
        case .title, .accent, .running, .ticked: accent
        case .firstSide: firstSide
        case .secondSide: secondSide
        case .warning, .danger, .paused, .timeUp: warning
        case .dim, .firstBadge, .secondBadge, .thirdBadge, .fourthBadge, .fifthBadge: dim
        case .disabled: disabled
        }
    }
}
