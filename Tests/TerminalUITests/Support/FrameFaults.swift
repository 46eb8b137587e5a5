@testable import TerminalUI

/// What must never be in a frame.
enum FrameFaults {
    static func list(in frame: Frame) -> [String] {
        var faults: [String] = []
        if frame.cells.count != frame.size.columns * frame.size.rows { faults.append("cell count") }
        if let cursor = frame.cursor,
            !(0..<frame.size.columns).contains(cursor.column)
                || !(0..<frame.size.rows).contains(cursor.row)
        {
            faults.append("cursor at \(cursor)")
        }
        for row in 0..<frame.size.rows {
            faults += Self.faults(in: Array(frame.row(row))).map { "row \(row): \($0)" }
        }
        return faults
    }

    private static func faults(in cells: [Cell]) -> [String] {
        var faults: [String] = []
        var column = 0
        while column < cells.count {
            let cell = cells[column]
            if cell.isContinuation { faults.append("\(column) is an orphan") }
            let glyph = Glyph(cell.character)
            if glyph.character != cell.character || glyph.width < 1 {
                faults.append("\(column) holds \(cell.character.debugDescription)")
            }
            let next = cells[(column + 1)...].prefix { $0.isContinuation }
            if next.count != max(1, glyph.width) - 1 {
                faults.append("\(column) is \(next.count + 1) wide and wants \(glyph.width)")
            }
            if next.contains(where: { $0.style != cell.style }) {
                faults.append("\(column) has two styles")
            }
            column += 1 + next.count
        }
        return faults
    }
}
