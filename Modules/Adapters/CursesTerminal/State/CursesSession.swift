import CNcurses
import Platform
import TerminalUI

/// The terminal in our hands: taken when this is made, given back by `restore`.
///
/// Nothing of ncurses' global variables is used, so everything of it happens here, in the painter
/// and on the main actor.
@MainActor final class CursesSession {
    let window: UnsafeMutablePointer<WINDOW>
    let ink: Ink
    let input: Int32
    private let output: Int32
    /// Keys are read by way of a pad, because reading them in a window also draws it.
    private let pad: UnsafeMutablePointer<WINDOW>
    private let screen: OpaquePointer
    private let files: [UnsafeMutablePointer<FILE>]
    private let capabilities: Capabilities
    private let modes: termios
    private var isTaken = false

    /// - Throws: every `TerminalError`; nothing has been written then.
    init(type: String?, noColor: String?) throws(TerminalError) {
        guard TextLocale.isUnicode else { throw .noUnicode }
        guard let type, !type.isEmpty, type != "dumb" else { throw .noType }
        guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
        let capabilities = try Capabilities(type: type, descriptor: STDOUT_FILENO)
        var modes = termios()
        guard JobControl.awaitForeground(STDOUT_FILENO), tcgetattr(STDOUT_FILENO, &modes) == 0,
            // Files of our own: ncurses takes files, and the standard ones are not ours to close.
            let reading = fdopen(dup(STDIN_FILENO), "r"),
            let writing = fdopen(dup(STDOUT_FILENO), "w")
        else { throw .notATerminal }
        input = fileno(reading)
        output = fileno(writing)
        files = [reading, writing]
        self.modes = modes
        self.capabilities = capabilities
        EmergencyExit.arm(descriptor: output, modes: modes, restoring: capabilities.restoring)
        guard let screen = newterm(type, writing, reading), let pad = newpad(1, 1),
            let window = newwin(0, 0, 0, 0)
        else {
            EmergencyExit.disarm()
            fclose(reading)
            fclose(writing)
            throw .unknownType(type)
        }
        self.screen = screen
        self.pad = pad
        self.window = window
        ink = Ink(
            count: has_colors() ? capabilities.colours : 0,
            isDirect: capabilities.hasDirectColour, noColor: noColor)
        prepare()
        isTaken = true
    }

    /// Not `meta`: bytes come whole anyway, and it makes some terminals send Alt as another character.
    private func prepare() {
        raw()
        noecho()
        nonl()
        set_escdelay(25)
        keypad(pad, true)
        nodelay(pad, true)
        scrollok(window, false)
        leaveok(window, false)
        if ink.colours > 0 {
            start_color()
            use_default_colors()
            ink.prepare()
        }
        // The mouse comes as bytes.
        keyok(KEY_MOUSE, false)
        switchModes(on: true)
    }

    /// A number of ncurses, a byte, or nil when nothing is there.
    func read() -> Int32? {
        let read = wgetch(pad)
        return read == ERR ? nil : read
    }

    /// Whether the terminal's other end is gone: it can be read, and nothing is there.
    var isHungUp: Bool {
        var question = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        guard poll(&question, 1, 0) > 0 else { return false }
        if Int32(question.revents) & Int32(POLLHUP | POLLERR | POLLNVAL) != 0 { return true }
        var count: Int32 = 0
        return ioctl(input, UInt(FIONREAD), &count) != 0 || count == 0
    }

    /// Asks the terminal how large it is, and tells ncurses.
    func measure() -> Size {
        var answer = winsize()
        if ioctl(output, UInt(TIOCGWINSZ), &answer) == 0, answer.ws_row > 0, answer.ws_col > 0 {
            resize_term(Int32(answer.ws_row), Int32(answer.ws_col))
            wresize(window, Int32(answer.ws_row), Int32(answer.ws_col))
        }
        return Size(columns: Int(getmaxx(window)), rows: Int(getmaxy(window)))
    }

    /// Gives the terminal back as it was; for good, or until `take`.
    func restore() {
        guard isTaken else { return }
        isTaken = false
        switchModes(on: false)
        curs_set(1)
        endwin()
        tcsetattr(output, TCSANOW, [modes])
        EmergencyExit.disarm()
    }

    /// Takes the terminal again. The next frame brings the full screen back.
    func take() {
        // Somebody else may have had the terminal without our knowing, so it is given back first.
        restore()
        EmergencyExit.arm(descriptor: output, modes: modes, restoring: capabilities.restoring)
        reset_prog_mode()
        keypad(pad, true)
        switchModes(on: true)
        isTaken = true
    }

    /// Gives the terminal back and lets go of ncurses. Nothing is left to do then but `closeFiles`.
    func close() {
        restore()
        delwin(pad)
        delwin(window)
        delscreen(screen)
    }

    func closeFiles() {
        for file in files { fclose(file) }
    }

    /// Mouse and bracketed paste.
    private func switchModes(on: Bool) {
        let modes = on ? capabilities.starting : capabilities.stopping
        _ = write(output, modes, modes.count)
    }
}
