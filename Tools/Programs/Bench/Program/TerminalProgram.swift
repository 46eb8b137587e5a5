import FoundationEssentials
import Glibc
import Processes
import ToolSupport

/// A program in a pseudo terminal. The program ends together with this object.
final class TerminalProgram {
    private let terminal: PseudoTerminal
    private let child: ChildProcess

    var process: MeasuredProcess { MeasuredProcess(child.id) }

    /// Starts a program and waits for its first screen.
    init(_ program: MeasuredProgram, columns: Int = 80, rows: Int = 24) throws {
        let command = program.command
        let variables = ["TERM": "xterm-256color", "NO_COLOR": "", "LC_ALL": "C.UTF-8"]
        terminal = try PseudoTerminal(columns: columns, rows: rows)
        child = try ChildProcess(
            Command(
                command[command.startIndex], Array(command.dropFirst()),
                environment: ProcessInfo.processInfo.environment.merging(variables) { $1 }),
            on: terminal)
        try waitForText(program.text)
    }

    deinit { child.killGroup() }

    private func waitForText(_ text: String) throws {
        var bytes: [UInt8] = []
        let deadline = MeasurementClock.monotonicTime + 20_000_000_000
        while MeasurementClock.monotonicTime < deadline {
            let searched = max(0, bytes.count - text.utf8.count)
            bytes += terminal.read(timeout: 1_000)
            if bytes[searched...].firstRange(of: text.utf8) != nil { return }
        }
        throw ToolError(.software, "The program did not write “\(text)” within 20 seconds.")
    }

    /// Presses a key and reads what the program writes.
    ///
    /// - Returns: The time until the program begins to write, in milliseconds.
    @discardableResult func press(_ key: String) throws -> Double {
        discardOutput()
        let start = MeasurementClock.monotonicTime
        terminal.write(key)
        guard !terminal.read(timeout: 20_000).isEmpty else {
            throw ToolError(.software, "The program wrote nothing within 20 seconds.")
        }
        let delay = Double(MeasurementClock.monotonicTime - start) / 1e6
        discardOutput()
        return delay
    }

    /// Returns the processor time of a key in milliseconds.
    func processorTime(of key: String) throws -> Double {
        let before = try settledTime()
        try press(key)
        return Double(try settledTime() - before) / 1e6
    }

    /// Returns the processor time of the process when it no longer grows.
    private func settledTime() throws -> Int64 {
        var last = try process.processorTime()
        while true {
            usleep(1_500)
            let next = try process.processorTime()
            if next == last { return next }
            last = next
        }
    }

    /// Reads until the program has written nothing for 4 ms.
    private func discardOutput() {
        while !terminal.read(timeout: 4).isEmpty {}
    }
}
