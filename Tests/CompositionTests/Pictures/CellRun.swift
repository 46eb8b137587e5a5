import TerminalUI

/// Adjacent cells that are drawn as one element.
struct CellRun {
    enum Content: Equatable {
        case blank
        case text(String)
        /// A character of two cells.
        case wide(Character)
        /// A block or box-drawing character.
        case shape(Character)
    }

    let column: Int
    private(set) var columns: Int
    private(set) var content: Content
    private let style: Style

    /// The class of the cells' colour in the style sheet.
    var colour: String { StyleSheet.colourClass(of: style.role) }
    var textColour: String { isReversed ? "paper" : colour }
    var classes: String { emphasis.contains(.bold) ? "\(textColour) b" : textColour }
    var isReversed: Bool { emphasis.contains(.reverse) }
    var isUnderlined: Bool { emphasis.contains(.underline) }

    private var emphasis: Style.Emphasis {
        style.emphasis.union(StyleSheet.dark.emphasis(of: style.role))
    }

    static func runs(in cells: [Cell]) -> [CellRun] {
        var runs: [CellRun] = []
        for (column, cell) in cells.enumerated() where !cell.isContinuation {
            let isWide = column + 1 < cells.count && cells[column + 1].isContinuation
            let content: Content =
                if isWide {
                    .wide(cell.character)
                } else if cell.character == " " {
                    .blank
                } else if "█▀▄─│╭╮╰╯".contains(cell.character) {
                    .shape(cell.character)
                } else {
                    .text(String(cell.character))
                }
            let run = CellRun(
                column: column, columns: isWide ? 2 : 1, content: content, style: cell.style)
            if let last = runs.indices.last, runs[last].append(run) { continue }
            runs.append(run)
        }
        return runs
    }

    /// Appends the next run, and returns `false` if the two cannot be drawn as one element. A space
    /// is part of a text if another character follows.
    private mutating func append(_ next: CellRun) -> Bool {
        guard style == next.style else { return false }
        switch (content, next.content) {
        case (.blank, .blank): break
        case (.text(let text), .text(let more)): content = .text(text + more)
        case (.shape(let shape), .shape(let other)) where shape == other && "█▀▄─".contains(shape):
            break
        case (.text(let text), .blank) where text.last != " ": content = .text(text + " ")
        default: return false
        }
        columns += next.columns
        return true
    }
}
