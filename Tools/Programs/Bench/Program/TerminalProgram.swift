import Platform
import Processes
import ToolSupport

/// A program in a pseudo terminal. The program ends together with this object.
final class TerminalProgram {
    private let terminal: PseudoTerminal
    private let process: ChildProcess

    var id: pid_t { process.id }

    /// - Parameter command: The program and its arguments.
    init(_ command: ArraySlice<String>, columns: Int = 80, rows: Int = 24) throws {
        let variables = ["TERM": "xterm-256color", "NO_COLOR": "", "LC_ALL": "C.UTF-8"]
        terminal = try PseudoTerminal(columns: columns, rows: rows)
        process = try ChildProcess(
            Command(
                command[command.startIndex], Array(command.dropFirst()),
                environment: ProcessInfo.processInfo.environment.merging(variables) { $1 }),
            on: terminal)
    }

    deinit { process.killGroup() }

    /// Waits until the program writes a text.
    func waitForText(_ text: String) throws {
        var bytes: [UInt8] = []
        let deadline = MeasurementClock.monotonicTime + 20_000_000_000
        while MeasurementClock.monotonicTime < deadline {
            let searched = max(0, bytes.count - text.utf8.count)
            bytes += terminal.read(timeout: 1_000)
            if bytes[searched...].firstRange(of: text.utf8) != nil { return }
        }
        throw ToolError(.software, "The program did not write “\(text)” within 20 seconds.")
    }

    /// Waits until the program writes anything.
    func waitForOutput() throws {
        guard terminal.read(timeout: 20_000).isEmpty else { return }
        throw ToolError(.software, "The program wrote nothing within 20 seconds.")
    }

    func type(_ text: String) {
        terminal.write(text)
    }

    /// Reads until the program has written nothing for 4 ms.
    func discardOutput() {
        while !terminal.read(timeout: 4).isEmpty {}
    }
}
