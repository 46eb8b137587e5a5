import Glibc
import Platform

/// A pseudo terminal: a terminal without a window.
package final class PseudoTerminal {
    /// The side that shows the screen and sends the keys.
    package let controller: Int32
    /// The side that a program has as its terminal.
    package let device: Int32
    /// The path of `device`.
    package let path: String

    package init(columns: Int = 80, rows: Int = 24) throws(ProcessError) {
        var size = winsize(
            ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        var ends: (controller: Int32, device: Int32) = (-1, -1)
        var name = [CChar](repeating: 0, count: 128)
        guard openpty(&ends.controller, &ends.device, &name, nil, &size) == 0 else {
            throw ProcessError("A pseudo terminal cannot be opened", errno: errno)
        }
        (controller, device) = ends
        path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit {
        close(device)
        close(controller)
    }

    /// Types a text.
    package func write(_ text: String) {
        write(Array(text.utf8))
    }

    /// Types bytes, which need not be UTF-8.
    package func write(_ bytes: [UInt8]) {
        _ = writeAll(bytes, to: controller)
    }

    /// Returns the bytes that the program has written and that were not read before.
    ///
    /// - Parameter timeout: The longest time to wait for the first of them, in milliseconds.
    package func read(timeout: Int32 = 0) -> [UInt8] {
        var request = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
        guard poll(&request, 1, timeout) > 0 else { return [] }
        return [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
            count = max(0, Glibc.read(controller, buffer.baseAddress, buffer.count))
        }
    }

    /// True if the terminal displays typed keys.
    package var echoes: Bool {
        var mode = termios()
        return tcgetattr(device, &mode) == 0 && mode.c_lflag & tcflag_t(ECHO) != 0
    }
}
