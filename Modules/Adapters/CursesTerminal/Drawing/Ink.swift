import CNcurses
import TerminalUI

/// Styles as ncurses wants them: attributes and a pair of colours.
struct Ink {
    /// The attributes' bits. They are macros that Swift does not import.
    enum Attribute {
        static let underline = attr_t(1) << 17
        static let reverse = attr_t(1) << 18
        static let dim = attr_t(1) << 20
        static let bold = attr_t(1) << 21
    }

    /// How many colours the terminal has; 0 when none are to be used.
    let colours: Int

    var depth: Palette.Depth {
        switch colours {
        case 256...: .full
        case 8...: .sixteen
        default: .none
        }
    }

    /// The colours that are to be used.
    ///
    /// - Parameters:
    ///   - count: what the terminal's description says.
    ///   - isDirect: numbers are mixtures of red, green and blue there, except for the first eight.
    ///   - noColor: the variable `NO_COLOR`.
    init(count: Int, isDirect: Bool, noColor: String?) {
        if noColor.map({ !$0.isEmpty }) ?? false {
            colours = 0
        } else {
            colours = isDirect ? min(count, 8) : max(0, count)
        }
    }

    /// The pair of a role. Pair 0 is the terminal's own.
    func pair(of role: Role) -> Int16 {
        colour(of: role) == nil ? 0 : Int16(role.rawValue) + 1
    }

    /// The colour's number, or nil for the terminal's own text colour.
    func colour(of role: Role) -> Int16? {
        Palette.colour(of: role, depth: depth).flatMap { $0 < colours ? Int16($0) : nil }
    }

    func attributes(of style: Style) -> attr_t {
        let emphasis = style.emphasis.union(Palette.emphasis(of: style.role, depth: depth))
        var bits = attr_t(0)
        if emphasis.contains(.bold) { bits |= Attribute.bold }
        if emphasis.contains(.reverse) { bits |= Attribute.reverse }
        if emphasis.contains(.underline) { bits |= Attribute.underline }
        // Where there is no grey, faint text takes its place.
        if style.role == .dim || style.role == .disabled, colour(of: style.role) == nil {
            bits |= Attribute.dim
        }
        return bits
    }

    /// Tells ncurses the pairs. Colours must have been started.
    func prepare() {
        for role in Role.allCases {
            if let colour = colour(of: role) { init_pair(pair(of: role), colour, -1) }
        }
    }
}
