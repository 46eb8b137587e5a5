import CNcurses
import Platform
import TerminalUI

/// Control over the terminal, from the initializer until `restore`.
///
/// Only this type and `CursesPainter` call ncurses, on the main actor and without its global
/// variables.
@MainActor final class CursesSession {
    /// The largest size of a frame. No display shows that many legible characters, but a terminal can
    /// claim any size, and each cell takes about 140 bytes.
    private static let largestSize = Size(columns: 1_000, rows: 500)

    let window: UnsafeMutablePointer<WINDOW>
    let attributes: CursesAttributes
    let input: Int32
    let output: Int32
    /// The pad that keys are read from. Reading from a window would also draw it.
    private let pad: UnsafeMutablePointer<WINDOW>
    private let screen: OpaquePointer
    private let files: [UnsafeMutablePointer<FILE>]
    private let capabilities: Capabilities
    private let modes: termios
    private var isActive = false

    /// Takes control of the terminal.
    ///
    /// - Throws: Any `TerminalError`, before anything is written.
    init(theme: Theme, type: String?, noColor: String?) throws(TerminalError) {
        guard TextLocale.isUnicode else { throw .noUnicode }
        guard let type, !type.isEmpty else { throw .noType }
        guard type != "dumb" else { throw .dumbTerminal }
        guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
        let capabilities = try Capabilities(type: type, descriptor: STDOUT_FILENO)
        var modes = termios()
        guard JobControl.awaitForeground(STDOUT_FILENO), tcgetattr(STDOUT_FILENO, &modes) == 0,
            // ncurses needs files that can be closed, so the standard descriptors are duplicated.
            let reading = fdopen(dup(STDIN_FILENO), "r"),
            let writing = fdopen(dup(STDOUT_FILENO), "w")
        else { throw .notATerminal }
        input = fileno(reading)
        output = fileno(writing)
        files = [reading, writing]
        self.modes = modes
        self.capabilities = capabilities
        TerminalRestorer.arm(
            descriptor: STDOUT_FILENO, modes: modes, restoring: capabilities.restoreSequence)
        // In a larger window, `newterm` uses the size in the terminal database instead.
        use_env(Self.windowSize(output).map { $0 == Self.limited($0) } ?? true)
        guard let screen = newterm(type, writing, reading), let pad = newpad(1, 1),
            let window = newwin(0, 0, 0, 0)
        else {
            TerminalRestorer.disarm()
            fclose(reading)
            fclose(writing)
            throw .unknownType(type)
        }
        self.screen = screen
        self.pad = pad
        self.window = window
        attributes = CursesAttributes(
            theme: theme, count: has_colors() ? capabilities.colours : 0,
            isDirect: capabilities.hasDirectColour, noColor: noColor)
        prepare()
        isActive = true
    }

    /// Sets the terminal modes. `meta` is not set, because it makes some terminals send other
    /// characters for Alt.
    private func prepare() {
        raw()
        noecho()
        nonl()
        set_escdelay(25)
        keypad(pad, true)
        nodelay(pad, true)
        scrollok(window, false)
        leaveok(window, false)
        if attributes.colours > 0 {
            start_color()
            use_default_colors()
            attributes.prepare()
        }
        // `MouseParser` parses the bytes of mouse events.
        keyok(KEY_MOUSE, false)
        switchModes(on: true)
    }

    /// Returns the next ncurses key code or byte; nil if no input is available.
    func read() -> Int32? {
        let read = wgetch(pad)
        return read == ERR ? nil : read
    }

    /// Returns up to 4,096 available bytes without ncurses, which needs two system calls for each.
    /// Unlike `read`, this method recognizes no keys.
    func readBytes() -> ArraySlice<UInt8> {
        var request = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        guard poll(&request, 1, 0) > 0 else { return [] }
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let count = Platform.read(input, &bytes, bytes.count)
        return bytes.prefix(max(0, count))
    }

    /// A Boolean value indicating whether the terminal was closed: it is readable but has no data.
    var isHungUp: Bool {
        var descriptor = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        guard poll(&descriptor, 1, 0) > 0 else { return false }
        if Int32(descriptor.revents) & Int32(POLLHUP | POLLERR | POLLNVAL) != 0 { return true }
        var count: Int32 = 0
        return ioctl(input, UInt(FIONREAD), &count) != 0 || count == 0
    }

    /// Reads the size of the terminal and resizes the window of ncurses. Cells beyond `largestSize`
    /// stay blank.
    func measure() -> Size {
        let size = Self.limited(
            Self.windowSize(output)
                ?? Size(columns: Int(getmaxx(window)), rows: Int(getmaxy(window))))
        resize_term(Int32(size.rows), Int32(size.columns))
        wresize(window, Int32(size.rows), Int32(size.columns))
        return size
    }

    private static func limited(_ size: Size) -> Size {
        Size(
            columns: min(size.columns, largestSize.columns), rows: min(size.rows, largestSize.rows))
    }

    /// Returns the size of a terminal's window; nil if the system does not know it.
    private static func windowSize(_ descriptor: Int32) -> Size? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0
        else { return nil }
        return Size(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }

    /// Restores the terminal, until `resume` if that is called.
    func restore() {
        guard isActive else { return }
        isActive = false
        switchModes(on: false)
        curs_set(1)
        endwin()
        tcsetattr(output, TCSANOW, [modes])
        TerminalRestorer.disarm()
    }

    /// Takes control of the terminal again. The next frame shows the full screen.
    func resume() {
        // After SIGSTOP, another program has used the terminal without a previous `restore`.
        restore()
        TerminalRestorer.arm(
            descriptor: STDOUT_FILENO, modes: modes, restoring: capabilities.restoreSequence)
        reset_prog_mode()
        keypad(pad, true)
        switchModes(on: true)
        isActive = true
    }

    /// Restores the terminal and frees the objects of ncurses, except the files.
    func close() {
        restore()
        delwin(pad)
        delwin(window)
        delscreen(screen)
    }

    func closeFiles() {
        for file in files { fclose(file) }
    }

    /// Enables or disables the mouse and bracketed paste.
    private func switchModes(on: Bool) {
        let modes = on ? capabilities.startSequence : capabilities.stopSequence
        _ = write(output, modes, modes.count)
    }
}
