import ToolSupport

/// The start of programs, from the creation of the process to the first screen.
enum StartBenchmark {
    private static let runs = 41
    private static let warmUp = 2
    /// The highest permitted median, in milliseconds.
    private static let limit = 6
    /// The highest permitted ratio of the times of one program with different data.
    private static let growth = 1.2

    /// - Parameter programs: The program with the goals, and the one to compare it with. They start
    ///   alternately, so that both meet the same load.
    static func run(_ programs: [MeasuredProgram]) throws -> [BenchmarkTable] {
        var times = programs.map { _ in Samples() }
        var processorTimes = times
        for number in 0..<warmUp + runs {
            for (index, program) in programs.enumerated() {
                let start = MeasurementClock.monotonicTime
                let terminal = try TerminalProgram(program)
                let time = MeasurementClock.monotonicTime - start
                let processorTime = try terminal.process.processorTime()
                guard number >= warmUp else { continue }
                times[index].add(Double(time) / 1e6)
                processorTimes[index].add(Double(processorTime) / 1e6)
            }
        }
        var table = BenchmarkTable("from start to first screen", unit: "ms", digits: 2)
        var processor = BenchmarkTable("processor time of these", unit: "ms", digits: 2)
        let subject = programs[0].command.first
        for (program, (time, processorTime)) in zip(programs, zip(times, processorTimes)) {
            let isSubject = program.command.first == subject
            table.add(
                program.title, time,
                goal: isSubject ? .median(of: time, atMost: limit, "ms") : nil)
            processor.add(program.title, processorTime)
        }
        for (program, time) in zip(programs, times).dropFirst() {
            table.add(
                "\(programs[0].title) / \(program.title)", ratio: times[0].median / time.median,
                atMost: program.command.first == subject ? growth : nil)
        }
        return [table, processor]
    }
}
