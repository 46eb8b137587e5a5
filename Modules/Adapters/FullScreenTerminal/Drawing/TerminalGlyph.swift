import TerminalUI

/// The characters with which a terminal shows those of a frame.
enum TerminalGlyph {
    /// Returns a cell as it is written.
    ///
    /// Many fonts leave gaps around blocks, but none around backgrounds. So a full block is a blank
    /// in reverse video, and an upper half block is the background above a dark lower half.
    ///
    /// - Parameter ascii: Whether lines and marks are ASCII characters.
    static func cell(for cell: Cell, ascii: Bool) -> Cell {
        guard let scalar = cell.scalar, !scalar.isASCII else { return cell }
        var cell = cell
        if scalar == "█" {
            cell.character = " "
            cell.style.emphasis.formSymmetricDifference(.reverse)
        } else if scalar == "▀", !ascii {
            cell.character = "▄"
            cell.style.emphasis.formSymmetricDifference(.reverse)
        } else if ascii, let substitute = substitutes[cell.character] {
            cell.character = substitute
        }
        return cell
    }

    private static let substitutes: [Character: Character] = {
        let groups: [Character: String] = [
            "-": "─−", "=": "━", "|": "│┃", "+": "╭╮╰╯┌┐└┘├┤┬┴┼╋", "'": "▀’‘", ".": "▄·", "~": "…⋯",
            "*": "★•●", "o": "○◯", "<": "‹←↶", ">": "›→▸", "^": "↑", "v": "↓▾", "x": "×✓",
            "\"": "“”",
            "#": "▓", ":": "░▒",
        ]
        return groups.reduce(into: [:]) { table, group in
            for character in group.value { table[character] = group.key }
        }
    }()
}
