import ToolSupport

/// The cost of one key for whole processes, including the terminal.
enum KeysBenchmark {
    private static let keys = 500
    private static let warmUp = 50
    /// The ↓ key in the keypad mode.
    private static let down = "\u{1B}OB"
    /// The highest permitted ratio of the processor times of the first program and the second one.
    private static let ratio = 1.5

    /// - Parameter programs: Programs that show a list of players: the app, a list of the same
    ///   players in C, and others. They get each key alternately, so that all meet the same load.
    static func run(_ programs: [MeasuredProgram]) throws -> [BenchmarkTable] {
        let lists = try programs.map { try TerminalProgram($0) }
        var samples = programs.map { _ in Samples() }
        for number in 0..<warmUp + keys {
            for (index, list) in lists.enumerated() {
                let time = try list.processorTime(of: down)
                if number >= warmUp { samples[index].add(time) }
            }
        }
        var table = BenchmarkTable("↓, processor time of the process", unit: "ms", digits: 3)
        for (index, program) in programs.enumerated() {
            table.add(program.title, samples[index], goal: index == 0 ? goal(samples[0]) : nil)
        }
        for (index, program) in programs.enumerated().dropFirst() {
            table.add(
                "\(programs[0].title) / \(program.title)",
                ratio: samples[0].median / samples[index].median, atMost: index == 1 ? ratio : nil)
        }
        let counts = try counts(of: programs[0], in: lists[0])
        // The storage has a part in these times, so they have no goal.
        table.add("search in \(programs[0].title)", try search(in: lists[0]))
        return [table, counts]
    }

    private static func goal(_ samples: Samples) -> BenchmarkTable.Goal {
        .init(text: "p99 < 2 ms", isMet: samples.p99 < 2)
    }

    /// Returns the times of typing a word into the search field and deleting it again.
    private static func search(in list: TerminalProgram) throws -> Samples {
        try list.press("/")
        let letters = "player 0004".map { String($0) }
        let word = letters + letters.map { _ in "\u{7F}" }
        return Samples(try (0..<keys).map { try list.processorTime(of: word[$0 % word.count]) })
    }

    private static func counts(
        of program: MeasuredProgram, in list: TerminalProgram
    ) throws -> BenchmarkTable {
        var (calls, waits) = (Samples(), Samples())
        for _ in 0..<keys {
            let before = (try list.process.readsAndWrites(), try list.process.waits())
            try list.press(down)
            calls.add(Double(try list.process.readsAndWrites() - before.0))
            waits.add(Double(try list.process.waits() - before.1))
        }
        var table = BenchmarkTable("↓ in \(program.title)", unit: "count", digits: 0)
        table.add("calls that read or write", calls, goal: .median(of: calls, atMost: 2, "calls"))
        table.add("waits of threads", waits, goal: .median(of: waits, atMost: 1, "wait"))
        return table
    }
}
