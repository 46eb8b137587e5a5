import TerminalUI

/// The characters with which a terminal shows those of a frame.
enum TerminalGlyph {
    /// Returns a cell as it is written.
    ///
    /// A full block is a blank in reverse video, because many fonts leave gaps between full blocks.
    ///
    /// - Parameter ascii: Whether lines and marks are ASCII characters.
    static func cell(for cell: Cell, ascii: Bool) -> Cell {
        guard !cell.character.isASCII else { return cell }
        var cell = cell
        if cell.character == "█" {
            cell.character = " "
            cell.style.emphasis.formSymmetricDifference(.reverse)
        } else if ascii, let substitute = substitutes[cell.character] {
            cell.character = substitute
        }
        return cell
    }

    private static let substitutes: [Character: Character] = {
        let groups: [Character: String] = [
            "-": "─−", "=": "━", "|": "│┃", "+": "╭╮╰╯┌┐└┘├┤┬┴┼╋", "'": "▀’‘", ".": "▄·", "~": "…⋯",
            "*": "★•●", "o": "○◯", "<": "‹←", ">": "›→▸", "^": "↑", "v": "↓▾", "x": "×✓",
            "\"": "“”",
            "#": "▓", ":": "░▒",
        ]
        return groups.reduce(into: [:]) { table, group in
            for character in group.value { table[character] = group.key }
        }
    }()
}
