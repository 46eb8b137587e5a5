import Platform

/// A running program that gets keys.
struct KeyProgram {
    let process: MeasuredProcess
    private let terminal: TerminalProgram

    /// Starts a program and waits for its first screen.
    init(_ program: MeasuredProgram, columns: Int = 80, rows: Int = 24) throws {
        terminal = try TerminalProgram(program.command, columns: columns, rows: rows)
        try terminal.waitForText(program.text)
        terminal.discardOutput()
        process = MeasuredProcess(terminal.id)
    }

    /// Presses a key and reads what the program writes.
    func press(_ key: String) throws {
        terminal.type(key)
        try terminal.waitForOutput()
        terminal.discardOutput()
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
}
