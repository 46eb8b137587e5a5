/// A character that has to meet its neighbours without a gap, and so is drawn and not written.
enum Shape: Equatable {
    case block, upperHalf, lowerHalf
    case horizontal, vertical
    /// A rounded corner, by the sides that it leads to.
    case corner(right: Bool, down: Bool)

    init?(_ character: Character) {
        switch character {
        case "█": self = .block
        case "▀": self = .upperHalf
        case "▄": self = .lowerHalf
        case "─": self = .horizontal
        case "│": self = .vertical
        case "╭": self = .corner(right: true, down: true)
        case "╮": self = .corner(right: false, down: true)
        case "╰": self = .corner(right: true, down: false)
        case "╯": self = .corner(right: false, down: false)
        default: return nil
        }
    }

    /// Whether many beside each other are one long one.
    var isContinuous: Bool {
        switch self {
        case .block, .upperHalf, .lowerHalf, .horizontal: true
        case .vertical, .corner: false
        }
    }

    func element(x: Int, y: Int, columns: Int, colour: String) -> String {
        let width = columns * Cells.width
        let half = Cells.height / 2
        // Lines lie on the middle of a point, so that they are sharp.
        let centre = "\(x + Cells.width / 2).5"
        let middle = "\(y + half).5"
        switch self {
        case .block: return block(x, y, width, Cells.height, colour)
        case .upperHalf: return block(x, y, width, half, colour)
        case .lowerHalf: return block(x, y + half, width, half, colour)
        case .horizontal: return line("M\(x) \(middle)h\(width)", colour)
        case .vertical: return line("M\(centre) \(y)v\(Cells.height)", colour)
        case .corner(let right, let down):
            let side = right ? x + Cells.width : x
            let end = down ? y + Cells.height : y
            return line("M\(side) \(middle)Q\(centre) \(middle) \(centre) \(end)", colour)
        }
    }

    private func block(
        _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ colour: String
    ) -> String {
        "<rect class=\"\(colour) block\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    }

    private func line(_ path: String, _ colour: String) -> String {
        "<path class=\"\(colour) line\" d=\"\(path)\"/>"
    }
}
