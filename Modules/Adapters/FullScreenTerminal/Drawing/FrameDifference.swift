import TerminalUI

/// Adjacent cells of the same style that have to be written. A character of several scalars is a
/// run of its own, because terminals disagree about how far it moves the cursor.
struct FrameRun: Hashable {
    let row: Int
    let column: Int
    let style: Style
    /// The characters in UTF-8.
    var text: [UInt8] = []

    var isBlank: Bool { text.allSatisfy { $0 == UInt8(ascii: " ") } }
}

/// The difference between two frames as runs of cells to write.
enum FrameDifference {
    /// Returns the changed runs, or all runs if there is no old frame of the same size.
    static func runs(from old: Frame?, to new: Frame) -> [FrameRun] {
        let old = old.flatMap { $0.size == new.size ? $0 : nil }
        var runs: [FrameRun] = []
        for row in 0..<new.size.rows {
            if let old, new.isRow(row, equalTo: row, of: old) { continue }
            append(row, new.row(row), old?.row(row), to: &runs)
        }
        return runs
    }

    private static func append(
        _ row: Int, _ cells: ArraySlice<Cell>, _ before: ArraySlice<Cell>?,
        to runs: inout [FrameRun]
    ) {
        var run: FrameRun?
        func finish() {
            if let run { runs.append(run) }
            run = nil
        }
        var index = cells.startIndex
        while index < cells.endIndex {
            let next = end(of: index, in: cells)
            // A wide character is written completely, even if only its second cell has changed.
            if let before, (index..<next).allSatisfy({ before[$0] == cells[$0] }) {
                finish()
            } else {
                let cell = TerminalGlyph.cell(for: cells[index])
                let isCompound = cell.scalar == nil
                if run?.style != cell.style || isCompound {
                    finish()
                    run = FrameRun(row: row, column: index - cells.startIndex, style: cell.style)
                }
                append(cell, to: &run)
                if isCompound { finish() }
            }
            index = next
        }
        finish()
    }

    /// Returns the index after a cell and its continuation cells.
    private static func end(of index: Int, in cells: ArraySlice<Cell>) -> Int {
        var next = index + 1
        while next < cells.endIndex, cells[next].isContinuation { next += 1 }
        return next
    }

    /// Appends the character of a cell; a blank for a continuation cell without its first cell.
    private static func append(_ cell: Cell, to run: inout FrameRun?) {
        if cell.isContinuation {
            run?.text.append(UInt8(ascii: " "))
        } else if let scalar = cell.scalar {
            run?.text.append(contentsOf: scalar.utf8)
        } else {
            run?.text.append(contentsOf: cell.character.utf8)
        }
    }
}
