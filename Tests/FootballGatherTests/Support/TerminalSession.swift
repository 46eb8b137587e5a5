import Glibc
import Processes
import TestSupport

/// The app on a pseudo terminal whose output a test reads, or leaves unread.
final class TerminalSession {
    let process: ChildProcess
    let terminal: PseudoTerminal
    private(set) var output: [UInt8] = []

    /// Starts the app and waits for a text on its first screen.
    init(
        in sandbox: Sandbox, columns: Int = 80, rows: Int = 24, _ arguments: [String] = [],
        environment: [String: String] = [:], showing text: String = "Username"
    ) async throws {
        terminal = try PseudoTerminal(columns: columns, rows: rows)
        process = try sandbox.launch(on: terminal, arguments, environment: environment)
        try await wait(for: text)
    }

    /// Changes the size of the window, which also sends SIGWINCH.
    func resize(columns: UInt16, rows: UInt16) {
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(terminal.controller, UInt(TIOCSWINSZ), &size)
    }

    /// Waits until the app has written a text after the first `offset` bytes of its output, or has
    /// changed the screen since then and the screen shows the text.
    func wait(for text: String, after offset: Int = 0) async throws {
        _ = try await eventually(
            "“\(text)”", evidence: { String(decoding: self.output.suffix(3_000), as: UTF8.self) }
        ) {
            self.readOutput()
            if self.output[offset...].contains(Array(text.utf8)) { return () }
            return self.output.count > offset && self.screenText.contains(text) ? () : nil
        }
    }

    private var screenText: String {
        let clear = Array("\u{1B}[2J".utf8)
        let start = output.indices.reversed().first { output[$0...].starts(with: clear) }
        return ScreenText(output[(start ?? 0)...]).text
    }

    /// Reads the output until the app has ended.
    func exit() async throws -> ExitStatus {
        try await eventually("The end of the app") {
            self.readOutput()
            return self.process.exitStatus
        }
    }

    /// Reads the output that is available.
    func readOutput() {
        while case let bytes = terminal.read(), !bytes.isEmpty { output += bytes }
    }

    /// True if a write of the app would wait for a reader.
    var isBlocked: Bool {
        var request = pollfd(fd: terminal.device, events: Int16(POLLOUT), revents: 0)
        return poll(&request, 1, 0) == 0
    }

    /// The modes of the terminal.
    var modes: [tcflag_t] { Self.modes(of: terminal) }

    /// Returns the modes that a terminal has before the app starts.
    static func modesOfNewTerminal() throws -> [tcflag_t] { modes(of: try PseudoTerminal()) }

    private static func modes(of terminal: PseudoTerminal) -> [tcflag_t] {
        var modes = termios()
        tcgetattr(terminal.device, &modes)
        return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
    }

    /// The escape sequences that end the full screen: the mouse, bracketed paste, a visible cursor
    /// and the alternate screen.
    static let restoration = ["\u{1B}[?1000l", "\u{1B}[?2004l", "\u{1B}[?25h", "\u{1B}[?1049l"]
}
