import ToolSupport

/// The cost of one key for whole processes, including the terminal.
enum ProcessKeysBenchmark {
    private static let keys = 500
    private static let warmUp = 50
    /// The ↓ key in the keypad mode.
    private static let down = "\u{1B}OB"
    /// The highest permitted ratio of the processor times of the first program and the second one.
    private static let ratio = 1.5

    /// - Parameter programs: Programs that show a list of the same players: the app, a list in C, and
    ///   others. They get each key alternately, so that all meet the same load.
    static func run(_ programs: [MeasuredProgram]) throws -> [BenchmarkTable] {
        let lists = try programs.map { try KeyProgram($0) }
        var samples = programs.map { _ in Samples() }
        for number in 0..<warmUp + keys {
            for (index, list) in lists.enumerated() {
                let time = try list.processorTime(of: down)
                if number >= warmUp { samples[index].add(time) }
            }
        }
        var table = BenchmarkTable("↓, processor time of the process", unit: "ms", digits: 3)
        for (index, program) in programs.enumerated() {
            table.add(
                program.title, samples[index],
                goal: index == 0 ? KeysBenchmark.goal(samples[0]) : nil)
        }
        for (index, program) in programs.enumerated().dropFirst() {
            let ratio = samples[0].median / samples[index].median
            table.add(
                "\(programs[0].title) / \(program.title)", Number.text(ratio, digits: 2),
                goal: index == 1
                    ? .init("≤ \(Number.text(Self.ratio, digits: 1))", isMet: ratio <= Self.ratio)
                    : nil)
        }
        return [table, try counts(of: programs[0], in: lists[0])]
    }

    private static func counts(
        of program: MeasuredProgram, in list: KeyProgram
    ) throws -> BenchmarkTable {
        var (calls, waits) = (Samples(), Samples())
        for _ in 0..<keys {
            let before = (try list.process.readsAndWrites(), try list.process.waits())
            try list.press(down)
            calls.add(Double(try list.process.readsAndWrites() - before.0))
            waits.add(Double(try list.process.waits() - before.1))
        }
        var table = BenchmarkTable("↓ in \(program.title)", unit: "count", digits: 0)
        table.add(
            "calls that read or write", calls, goal: .init("median ≤ 2", isMet: calls.median <= 2))
        table.add(
            "waits of threads", waits, goal: .init("median ≤ 1", isMet: waits.median <= 1))
        return table
    }
}
