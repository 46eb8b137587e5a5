import TerminalUI

/// Converts frames to the bytes that change the screen from the previous frame.
@MainActor struct FrameWriter {
    private let capabilities: Capabilities
    private var styles: StyleSequences
    /// The frame on the screen; nil if the content of the screen is unknown.
    private var last: Frame?

    init(_ capabilities: Capabilities, theme: Theme) {
        self.capabilities = capabilities
        styles = StyleSequences(capabilities, theme: theme)
    }

    /// The colours of the roles. After a change, the next frame is written completely.
    var theme: Theme {
        get { styles.theme }
        set {
            guard newValue != theme else { return }
            styles = StyleSequences(capabilities, theme: newValue)
            last = nil
        }
    }

    /// Clears the screen with the next frame, because its content is unknown.
    mutating func invalidate() {
        last = nil
    }

    /// Returns the bytes that show a frame; empty if it is on the screen already.
    mutating func bytes(for frame: Frame) -> [UInt8] {
        let previous = (isKnown: last != nil, size: last?.size, cursor: last?.cursor)
        // The frame on the screen is moved to a variable, so that changing it copies no frame.
        var shown = last ?? Frame(size: frame.size)
        last = nil
        var changes: [UInt8] = []
        if previous.size != frame.size {
            changes += styles.bytes(for: .plain) + capabilities.clear
            shown = Frame(size: frame.size)
        } else if let scroll = FrameScroll(from: shown, to: frame) {
            let sequence = capabilities.scroll(scroll.rows, by: scroll.distance)
            if !sequence.isEmpty {
                changes += styles.bytes(for: .plain) + sequence
                shown.moveRows(scroll.rows, by: scroll.distance)
            }
        }
        append(FrameDifference.runs(from: shown, to: frame), to: &changes)
        shown.copyContent(of: frame)
        last = shown
        guard !changes.isEmpty || previous.cursor != frame.cursor else { return [] }
        var bytes = capabilities.frameSequences.begin
        if previous.cursor != nil || !previous.isKnown { bytes += capabilities.hideCursor }
        bytes += changes
        if let cursor = frame.cursor {
            bytes += capabilities.move(column: cursor.column, row: cursor.row)
            bytes += capabilities.showCursor
        } else if let focus = frame.focus {
            // Screen readers and braille displays follow the cursor also while it is hidden.
            bytes += capabilities.move(column: focus.column, row: focus.row)
        }
        bytes += capabilities.frameSequences.end
        return bytes
    }

    private mutating func append(_ runs: [FrameRun], to bytes: inout [UInt8]) {
        var style: Style?
        var end: Point?
        for run in runs {
            let start = Point(column: run.column, row: run.row)
            if start != end { bytes += capabilities.move(column: run.column, row: run.row) }
            // Only after ASCII, every terminal has the cursor in the same place.
            let isASCII = run.text.allSatisfy { $0 < 0x80 }
            end = isASCII ? Point(column: run.column + run.text.count, row: run.row) : nil
            let next = visibleStyle(of: run)
            if next != style { bytes += styles.bytes(for: next) }
            style = next
            bytes += run.text
        }
        if let style, style != .plain { bytes += styles.bytes(for: .plain) }
    }

    /// Returns the style of a run without the line that replaces the colour of a role, if the run
    /// is blank. The line would divide large digits.
    private func visibleStyle(of run: FrameRun) -> Style {
        guard theme.emphasis(of: run.style.role).contains(.underline), run.isBlank else {
            return run.style
        }
        return Style(.plain, run.style.emphasis)
    }
}

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
