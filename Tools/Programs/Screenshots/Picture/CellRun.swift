import Composition
import TerminalUI

/// Cells beside each other that are drawn by one element.
struct CellRun {
    enum Content: Equatable {
        case blank
        case text(String)
        /// A character of two cells stands by itself, in their middle.
        case wide(Character)
        case shape(Shape)
    }

    let column: Int
    var columns: Int
    let style: Style
    var content: Content

    var colour: String { StyleSheet.fill(of: style.role) }
    var textColour: String { isReversed ? "paper" : colour }
    var classes: String { emphasis.contains(.bold) ? "\(textColour) b" : textColour }
    var isReversed: Bool { emphasis.contains(.reverse) }
    var isUnderlined: Bool { emphasis.contains(.underline) }

    private var emphasis: Style.Emphasis {
        style.emphasis.union(Theme.footballGather.emphasis(of: style.role, depth: .full))
    }

    static func runs(in cells: [Cell]) -> [CellRun] {
        var runs: [CellRun] = []
        for (column, cell) in cells.enumerated() where !cell.isContinuation {
            let isWide = column + 1 < cells.count && cells[column + 1].isContinuation
            let next = CellRun(
                column: column, columns: isWide ? 2 : 1, style: cell.style,
                content: content(of: cell, isWide: isWide))
            if let last = runs.indices.last, runs[last].take(next) { continue }
            runs.append(next)
        }
        return runs
    }

    private static func content(of cell: Cell, isWide: Bool) -> Content {
        if isWide { return .wide(cell.character) }
        if cell.character == " " { return .blank }
        return Shape(cell.character).map { .shape($0) } ?? .text(String(cell.character))
    }

    /// Makes one run of two; false when they have to stay apart. A blank within a text belongs to it
    /// as soon as another letter follows.
    private mutating func take(_ next: CellRun) -> Bool {
        guard style == next.style else { return false }
        switch (content, next.content) {
        case (.blank, .blank): break
        case (.text(let text), .text(let more)): content = .text(text + more)
        case (.shape(let shape), .shape(let other)) where shape == other && shape.isContinuous:
            break
        case (.text(let text), .blank) where text.last != " ": content = .text(text + " ")
        default: return false
        }
        columns += next.columns
        return true
    }
}
