import TerminalUI

/// Converts styles to the control sequences of a terminal: the only place that turns a role into
/// colours.
///
/// The sequences come from the terminal database, except those of truecolor, which the database
/// lacks for most terminals that have it.
@MainActor struct StyleSequences {
    let theme: Theme
    private let capabilities: Capabilities
    private var known: [Style: [UInt8]] = [:]

    init(_ capabilities: Capabilities, theme: Theme) {
        self.capabilities = capabilities
        self.theme = theme
    }

    /// Returns the bytes that select a style, whatever style was selected before.
    mutating func bytes(for style: Style) -> [UInt8] {
        if let bytes = known[style] { return bytes }
        let bytes = makeBytes(for: style)
        known[style] = bytes
        return bytes
    }

    private func makeBytes(for style: Style) -> [UInt8] {
        let colour = theme.colour(of: style.role)
        var emphasis = style.emphasis.union(theme.emphasis(of: style.role))
        if colour != nil { emphasis.subtract(capabilities.emphasisWithoutColour) }
        // Many terminals show bold text of the eight colours in a glaring shade.
        if colour != nil, theme.depth == .eight { emphasis.remove(.bold) }
        var bytes = capabilities.reset
        if emphasis.contains(.bold) { bytes += capabilities.bold }
        if emphasis.contains(.underline) { bytes += capabilities.underline }
        if emphasis.contains(.reverse) { bytes += capabilities.reverse }
        switch colour {
        case .index(let index): bytes += capabilities.colour(index)
        case .rgb(let rgb):
            bytes += Array("\u{1B}[38;2;\(rgb >> 16);\(rgb >> 8 & 0xFF);\(rgb & 0xFF)m".utf8)
        case nil:
            // Faint text replaces grey on a terminal without grey.
            if [.dim, .disabled, .line].contains(style.role) { bytes += capabilities.dim }
        }
        return bytes
    }
}
