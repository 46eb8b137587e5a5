/// The colours of the roles. They are mid-tones, readable on black and on white; where a terminal has
/// no colours, bold, underline and reverse carry the meaning.
public enum Palette {
    /// How many colours there are to choose from.
    public enum Depth: Sendable {
        case none, sixteen, full
    }

    /// The colour's number in the terminal's table, or nil for the terminal's own text colour.
    public static func colour(of role: Role, depth: Depth) -> Int? {
        switch depth {
        case .none: nil
        case .sixteen: sixteen(role)
        case .full: full(role)
        }
    }

    /// What marks a role beside its colour, or instead of it.
    public static func emphasis(of role: Role, depth: Depth) -> Style.Emphasis {
        switch (role, depth) {
        case (.title, _), (.warning, .none): .bold
        case (.firstSide, .none): .bold
        case (.secondSide, .none): .underline
        default: []
        }
    }

    private static func full(_ role: Role) -> Int? {
        switch role {
        case .plain: nil
        case .title: 29
        case .accent: 29
        case .firstSide: 32
        case .secondSide: 166
        case .warning: 161
        case .dim: 243
        case .disabled: 245
        }
    }

    private static func sixteen(_ role: Role) -> Int? {
        switch role {
        case .plain: nil
        case .title, .accent: 2
        case .firstSide: 6
        case .secondSide: 5
        case .warning: 1
        case .dim: nil
        case .disabled: 8
        }
    }
}
