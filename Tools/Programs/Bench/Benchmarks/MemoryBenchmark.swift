import ToolSupport

/// The memory of a program after its first screen.
enum MemoryBenchmark {
    private static let runs = 7

    static func run(_ program: MeasuredProgram) throws -> BenchmarkTable {
        var (resident, anonymous) = (Samples(), Samples())
        for _ in 0..<runs {
            let terminal = try TerminalProgram(program)
            let process = terminal.process
            resident.add(try process.memory("VmRSS") / 1_024)
            anonymous.add(try process.memory("RssAnon") / 1_024)
        }
        var table = BenchmarkTable("memory after the first screen", unit: "MiB", digits: 1)
        table.add(
            "resident (VmRSS)", resident,
            goal: .init(text: "max < 24 MiB", isMet: resident.max < 24))
        table.add("of these not from files (RssAnon)", anonymous)
        return table
    }
}
