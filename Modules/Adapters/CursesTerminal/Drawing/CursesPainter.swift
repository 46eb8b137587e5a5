import CNcurses
import TerminalUI

/// Brings frames to a window, and only what has changed of them.
@MainActor struct CursesPainter {
    private let window: UnsafeMutablePointer<WINDOW>
    private let ink: Ink
    private var last: Frame?

    init(window: UnsafeMutablePointer<WINDOW>, ink: Ink) {
        self.window = window
        self.ink = ink
    }

    /// The next frame is drawn whole, on a cleared screen: nobody knows what stands there now.
    mutating func forget() {
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
        // An error only says that the cursor cannot stand behind the last cell of the last row.
        if run.isCompound, var cell = cell(of: characters, run.style) {
            wadd_wch(window, &cell)
        } else {
            wattr_set(window, ink.attributes(of: run.style), ink.pair(of: run.style.role), nil)
            waddnwstr(window, characters, Int32(characters.count))
        }
    }

    /// A character with its marks, for which `waddnwstr` looks in the wrong half of a wide one.
    ///
    /// - Returns: nil if it is more than one character to ncurses, such as a flag.
    private func cell(of characters: [wchar_t], _ style: Style) -> cchar_t? {
        var cell = cchar_t()
        let pair = ink.pair(of: style.role)
        let kept = Array(characters.prefix(Int(CCHARW_MAX)))
        guard setcchar(&cell, kept + [0], ink.attributes(of: style), pair, nil) == OK else {
            return nil
        }
        // The end of the string is counted too.
        return getcchar(&cell, nil, nil, nil, nil) == kept.count + 1 ? cell : nil
    }
}
