import Platform
import ToolSupport

/// The cost of a whole process for one key, including the terminal.
enum ProcessKeysBenchmark {
    private static let keys = 500
    private static let warmUp = 50
    /// The ↓ key in the keypad mode.
    private static let down = "\u{1B}OB"

    /// - Parameter command: A program that shows a list of players, and its arguments.
    static func run(_ command: [String]) throws -> [BenchmarkTable] {
        let terminal = try TerminalProgram(command[...])
        try terminal.waitForText("Player 000001")
        terminal.discardOutput()
        let process = MeasuredProcess(terminal.id)
        var samples = Samples()
        for number in 0..<warmUp + keys {
            let before = try settledTime(of: process)
            terminal.type(down)
            try terminal.waitForText("Player")
            terminal.discardOutput()
            let after = try settledTime(of: process)
            if number >= warmUp { samples.add(Double(after - before) / 1e6) }
        }
        var table = BenchmarkTable("one key, whole process", unit: "ms", digits: 3)
        table.add("↓ in the app", samples, goal: KeysBenchmark.goal(samples))
        return [table, try counts(of: process, in: terminal)]
    }

    private static func counts(
        of process: MeasuredProcess, in terminal: TerminalProgram
    ) throws -> BenchmarkTable {
        var (calls, waits) = (Samples(), Samples())
        for _ in 0..<keys {
            let before = (try process.readsAndWrites(), try process.waits())
            terminal.type(down)
            try terminal.waitForText("Player")
            terminal.discardOutput()
            calls.add(Double(try process.readsAndWrites() - before.0))
            waits.add(Double(try process.waits() - before.1))
        }
        var table = BenchmarkTable("one key, whole process", unit: "count", digits: 0)
        table.add("calls that read or write", calls)
        table.add(
            "waits of threads", waits, goal: .init("median ≤ 1", isMet: waits.median <= 1))
        return table
    }

    /// Returns the processor time of a process when it no longer grows.
    private static func settledTime(of process: MeasuredProcess) throws -> Int64 {
        var last = try process.processorTime()
        while true {
            usleep(1_500)
            let next = try process.processorTime()
            if next == last { return next }
            last = next
        }
    }
}
