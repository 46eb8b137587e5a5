import ToolSupport

/// The memory of a program after its first screen.
enum MemoryBenchmark {
    private static let runs = 7

    /// - Parameters:
    ///   - command: The program and its arguments.
    ///   - text: The text that completes the first screen.
    static func run(_ command: ArraySlice<String>, showing text: String) throws -> BenchmarkTable {
        var (resident, anonymous) = (Samples(), Samples())
        for _ in 0..<runs {
            let terminal = try TerminalProgram(command)
            try terminal.waitForText(text)
            let process = MeasuredProcess(terminal.id)
            resident.add(try process.memory("VmRSS") / 1_024)
            anonymous.add(try process.memory("RssAnon") / 1_024)
        }
        var table = BenchmarkTable("memory after the first screen", unit: "MiB", digits: 1)
        table.add(
            "resident (VmRSS)", resident, goal: .init("max < 24 MiB", isMet: resident.max < 24))
        table.add("of these not from files (RssAnon)", anonymous)
        return table
    }
}
