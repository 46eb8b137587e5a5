import CNcurses
import TerminalUI

/// Converts styles to ncurses attributes and colour pairs.
struct CursesAttributes {
    /// The attribute bits of curses.h, which are macros that Swift cannot import.
    enum Attribute {
        static let underline = attr_t(1) << 17
        static let reverse = attr_t(1) << 18
        static let dim = attr_t(1) << 20
        static let bold = attr_t(1) << 21
    }

    /// The number of available colours; 0 if colours are disabled.
    let colours: Int
    private let theme: Theme

    var depth: Theme.Depth {
        switch colours {
        case 256...: .full
        case 8...: .sixteen
        default: .none
        }
    }

    /// Determines the available colours.
    ///
    /// - Parameters:
    ///   - theme: The colours of the roles.
    ///   - count: The number of colours in the terminal database.
    ///   - isDirect: Whether colour numbers above 7 are RGB values and not indices of a table.
    ///   - noColor: The value of the environment variable `NO_COLOR`.
    init(theme: Theme, count: Int, isDirect: Bool, noColor: String?) {
        self.theme = theme
        if noColor.map({ !$0.isEmpty }) ?? false {
            colours = 0
        } else {
            colours = isDirect ? min(count, 8) : max(0, count)
        }
    }

    /// Returns the colour pair of a role. Pair 0 is the terminal's own.
    func pair(of role: Role) -> Int16 {
        colour(of: role) == nil ? 0 : Int16(role.rawValue) + 1
    }

    /// Returns the index of a role's colour, or nil for the terminal's own text colour.
    func colour(of role: Role) -> Int16? {
        theme.colour(of: role, depth: depth).flatMap { $0 < colours ? Int16($0) : nil }
    }

    func attributes(of style: Style) -> attr_t {
        let emphasis = style.emphasis.union(theme.emphasis(of: style.role, depth: depth))
        var bits = attr_t(0)
        if emphasis.contains(.bold) { bits |= Attribute.bold }
        if emphasis.contains(.reverse) { bits |= Attribute.reverse }
        if emphasis.contains(.underline) { bits |= Attribute.underline }
        // Faint text replaces grey on a terminal without grey.
        if style.role == .dim || style.role == .disabled, colour(of: style.role) == nil {
            bits |= Attribute.dim
        }
        return bits
    }

    /// Registers the colour pairs with ncurses. Has to be called after `start_color`.
    func prepare() {
        for role in Role.allCases {
            if let colour = colour(of: role) { init_pair(pair(of: role), colour, -1) }
        }
    }
}
