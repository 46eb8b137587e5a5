import Glibc
import Platform
import TerminalUI

/// Control over the terminal, from the initializer until `restore`.
@MainActor final class TerminalSession {
    /// The largest size of a frame. No display shows that many legible characters, but a terminal
    /// can claim any size, and a frame takes memory for each cell.
    private static let largestSize = Size(columns: 1_000, rows: 500)

    let capabilities: Capabilities
    let input: Int32
    let output: Int32
    private let modes: termios
    private var isActive = false
    private var usesMouse: Bool

    /// Takes control of the terminal.
    ///
    /// - Throws: `.notATerminal`, before anything is written.
    init(_ capabilities: Capabilities, usesMouse: Bool) throws(TerminalError) {
        self.capabilities = capabilities
        self.usesMouse = usesMouse
        var modes = termios()
        guard JobControl.awaitForeground(STDOUT_FILENO), tcgetattr(STDOUT_FILENO, &modes) == 0
        else { throw .notATerminal }
        self.modes = modes
        // `TerminalRestorer` replaces the descriptor of the output if nobody reads the terminal.
        input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
        output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
        guard input >= 0, output >= 0 else {
            closeFiles()
            throw .notATerminal
        }
        takeControl()
    }

    /// Returns the available bytes; empty if there are none.
    func read() -> ArraySlice<UInt8> {
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let count = Glibc.read(input, &bytes, bytes.count)
        return bytes.prefix(max(0, count))
    }

    /// Waits for further input, and returns whether there is any.
    func awaitInput(milliseconds: Int32) -> Bool {
        var request = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, milliseconds) > 0
    }

    /// Writes bytes to the terminal. Returns after the terminal has accepted them or was closed.
    func write(_ bytes: [UInt8]) {
        _ = writeAll(bytes, to: output)
    }

    /// Enables or disables the mouse.
    func useMouse(_ isOn: Bool) {
        guard isOn != usesMouse else { return }
        usesMouse = isOn
        write(isOn ? capabilities.mouseSequences.on : capabilities.mouseSequences.off)
    }

    /// True if the terminal was closed: it is readable but has no data.
    var isHungUp: Bool {
        var descriptor = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        guard poll(&descriptor, 1, 0) > 0 else { return false }
        if Int32(descriptor.revents) & Int32(POLLHUP | POLLERR | POLLNVAL) != 0 { return true }
        var count: Int32 = 0
        return ioctl(input, UInt(FIONREAD), &count) != 0 || count == 0
    }

    /// Returns the size of the terminal. Cells beyond `largestSize` stay blank.
    func measure() -> Size {
        var window = winsize()
        let isKnown =
            ioctl(output, UInt(TIOCGWINSZ), &window) == 0 && window.ws_row > 0 && window.ws_col > 0
        let size =
            isKnown
            ? Size(columns: Int(window.ws_col), rows: Int(window.ws_row)) : capabilities.size
        let unusable = capabilities.scrollsAtEnd ? 1 : 0
        return Size(
            columns: min(size.columns - unusable, Self.largestSize.columns),
            rows: min(size.rows, Self.largestSize.rows))
    }

    /// Restores the terminal, until `resume` if that is called.
    func restore() {
        guard isActive else { return }
        isActive = false
        write(capabilities.restoreSequence)
        tcsetattr(output, TCSANOW, [modes])
        TerminalRestorer.disarm()
    }

    /// Takes control of the terminal again. The next frame shows the full screen.
    func resume() {
        // After SIGSTOP, another program has used the terminal without a previous `restore`.
        restore()
        takeControl()
    }

    /// Restores the terminal and closes its files.
    func close() {
        restore()
        closeFiles()
    }

    private func closeFiles() {
        for file in [input, output] where file >= 0 { Glibc.close(file) }
    }

    private func takeControl() {
        TerminalRestorer.arm(
            descriptor: STDOUT_FILENO, modes: modes, restoring: capabilities.restoreSequence)
        var raw = modes
        cfmakeraw(&raw)
        // A read returns at once without input.
        withUnsafeMutableBytes(of: &raw.c_cc) {
            $0[Int(VMIN)] = 0
            $0[Int(VTIME)] = 0
        }
        tcsetattr(output, TCSADRAIN, &raw)
        isActive = true
        write(capabilities.startSequence + (usesMouse ? capabilities.mouseSequences.on : []))
    }
}
