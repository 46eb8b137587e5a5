import TerminalUI

/// The characters with which a terminal shows those of a frame.
enum TerminalGlyph {
    /// Returns a cell as it is written.
    ///
    /// Many fonts leave gaps around blocks, but none around backgrounds. So a full block is a blank
    /// in reverse video, and an upper half block is the background above a dark lower half.
    static func cell(for cell: Cell) -> Cell {
        let substitutes: [Unicode.Scalar: Character] = ["█": " ", "▀": "▄"]
        guard let scalar = cell.scalar, !scalar.isASCII, let substitute = substitutes[scalar] else {
            return cell
        }
        var cell = cell
        cell.character = substitute
        cell.style.emphasis.formSymmetricDifference(.reverse)
        return cell
    }
}
