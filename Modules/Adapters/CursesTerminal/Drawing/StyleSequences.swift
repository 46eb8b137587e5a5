import TerminalUI

/// Converts styles to the control sequences of a terminal.
@MainActor struct StyleSequences {
    /// The number of available colours; 0 if colours are disabled.
    let colours: Int
    private let theme: Theme
    private let capabilities: Capabilities
    private var known: [Style: [UInt8]] = [:]

    /// Determines the available colours.
    ///
    /// - Parameters:
    ///   - theme: The colours of the roles.
    ///   - noColor: The value of the environment variable `NO_COLOR`.
    init(_ capabilities: Capabilities, theme: Theme, noColor: String?) {
        self.capabilities = capabilities
        self.theme = theme
        if noColor.map({ !$0.isEmpty }) ?? false {
            colours = 0
        } else {
            colours =
                capabilities.hasDirectColour
                ? min(capabilities.colours, 8) : capabilities.colours
        }
    }

    var depth: Theme.Depth {
        switch colours {
        case 256...: .full
        case 8...: .sixteen
        default: .none
        }
    }

    /// Returns the bytes that select a style, whatever style was selected before.
    mutating func bytes(for style: Style) -> [UInt8] {
        if let bytes = known[style] { return bytes }
        let bytes = makeBytes(for: style)
        known[style] = bytes
        return bytes
    }

    private func makeBytes(for style: Style) -> [UInt8] {
        let colour = theme.colour(of: style.role, depth: depth).flatMap { $0 < colours ? $0 : nil }
        var emphasis = style.emphasis.union(theme.emphasis(of: style.role, depth: depth))
        if colour != nil { emphasis.subtract(capabilities.emphasisWithoutColour) }
        var bytes = capabilities.reset
        if emphasis.contains(.bold) { bytes += capabilities.bold }
        if emphasis.contains(.underline) { bytes += capabilities.underline }
        if emphasis.contains(.reverse) { bytes += capabilities.reverse }
        if let colour {
            bytes += capabilities.colour(colour)
        } else if style.role == .dim || style.role == .disabled {
            // Faint text replaces grey on a terminal without grey.
            bytes += capabilities.dim
        }
        return bytes
    }
}
