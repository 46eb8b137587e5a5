import CNcurses
import TerminalUI

/// Draws the changed cells of each frame into an ncurses window.
@MainActor struct CursesPainter {
    private let window: UnsafeMutablePointer<WINDOW>
    private let attributes: CursesAttributes
    private var last: Frame?

    init(window: UnsafeMutablePointer<WINDOW>, attributes: CursesAttributes) {
        self.window = window
        self.attributes = attributes
    }

    /// Clears the screen and draws the next frame completely, because the content of the screen is
    /// unknown.
    mutating func invalidate() {
        last = nil
        werase(window)
        clearok(window, true)
    }

    mutating func draw(_ frame: Frame) {
        for run in FrameDifference.runs(from: last, to: frame) { write(run) }
        if let cursor = frame.cursor {
            curs_set(1)
            wmove(window, Int32(cursor.row), Int32(cursor.column))
        } else {
            curs_set(0)
        }
        wnoutrefresh(window)
        doupdate()
        last = frame
    }

    private func write(_ run: FrameRun) {
        guard wmove(window, Int32(run.row), Int32(run.column)) == OK else { return }
        let characters = run.text.unicodeScalars.map { wchar_t(bitPattern: $0.value) }
        // The functions below return an error after the last cell of the screen, which is harmless.
        if run.isCompound, var cell = cell(of: characters, run.style) {
            wadd_wch(window, &cell)
        } else {
            wattr_set(
                window, attributes.attributes(of: run.style), attributes.pair(of: run.style.role),
                nil)
            waddnwstr(window, characters, Int32(characters.count))
        }
    }

    /// Returns the cell for a character with combining marks, which `waddnwstr` would add to the
    /// wrong half of a wide character; nil if ncurses counts more than one character, as for a
    /// flag.
    private func cell(of characters: [wchar_t], _ style: Style) -> cchar_t? {
        var cell = cchar_t()
        let pair = attributes.pair(of: style.role)
        let kept = Array(characters.prefix(Int(CCHARW_MAX)))
        guard setcchar(&cell, kept + [0], attributes.attributes(of: style), pair, nil) == OK else {
            return nil
        }
        // The count of `getcchar` includes the end of the string.
        return getcchar(&cell, nil, nil, nil, nil) == kept.count + 1 ? cell : nil
    }
}
