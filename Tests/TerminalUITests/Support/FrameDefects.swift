@testable import TerminalUI

/// Finds defects of frames, such as half of a wide character.
enum FrameDefects {
    static func list(in frame: Frame) -> [String] {
        var defects: [String] = []
        if frame.cells.count != frame.size.columns * frame.size.rows {
            defects.append("cell count")
        }
        if let cursor = frame.cursor,
            !(0..<frame.size.columns).contains(cursor.column)
                || !(0..<frame.size.rows).contains(cursor.row)
        {
            defects.append("cursor at \(cursor)")
        }
        for row in 0..<frame.size.rows {
            defects += Self.defects(in: Array(frame.row(row))).map { "row \(row): \($0)" }
        }
        return defects
    }

    private static func defects(in cells: [Cell]) -> [String] {
        var defects: [String] = []
        var column = 0
        while column < cells.count {
            let cell = cells[column]
            if cell.isContinuation {
                defects.append("\(column) is a continuation without a character")
            }
            let glyph = Glyph(cell.character)
            if glyph.character != cell.character || glyph.width < 1 {
                defects.append("\(column) holds \(cell.character.debugDescription)")
            }
            let next = cells[(column + 1)...].prefix { $0.isContinuation }
            if next.count != max(1, glyph.width) - 1 {
                defects.append("\(column) is \(next.count + 1) wide instead of \(glyph.width)")
            }
            if next.contains(where: { $0.style != cell.style }) {
                defects.append("\(column) has two styles")
            }
            column += 1 + next.count
        }
        return defects
    }
}
