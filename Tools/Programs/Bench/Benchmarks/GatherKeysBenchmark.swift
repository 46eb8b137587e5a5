import ToolSupport

/// The cost of one key on the page of a gather in progress, for whole processes, in two programs.
enum GatherKeysBenchmark {
    private static let repetitions = 50
    /// The highest permitted ratio of the times of the second program and of the first.
    private static let growth = 1.2
    private static let keys = [
        (name: "Tab", key: "\t"), (name: "goal", key: "a"), (name: "undo", key: "u"),
    ]

    /// - Parameters:
    ///   - programs: The app without the difference to measure, such as many events, and with it.
    ///     They ask at first whether to resume the gather, and get each key alternately, so that
    ///     both meet the same load.
    ///   - measuresDelay: Whether to measure the time until the app writes, and not the processor
    ///     time, which has the work in the background.
    static func run(
        _ programs: [MeasuredProgram], measuresDelay: Bool = false
    ) throws -> [BenchmarkTable] {
        // The timeline needs room.
        let gathers = try programs.map { try TerminalProgram($0, columns: 160, rows: 50) }
        for gather in gathers { try gather.press("\r") }
        var samples = keys.map { _ in programs.map { _ in Samples() } }
        for number in 0..<2 + repetitions {
            for (index, key) in keys.enumerated() {
                for (program, gather) in gathers.enumerated() {
                    let time =
                        try measuresDelay
                        ? gather.press(key.key) : gather.processorTime(of: key.key)
                    if number >= 2 { samples[index][program].add(time) }
                }
            }
        }
        var table = BenchmarkTable(
            "one key in a gather, "
                + (measuresDelay ? "until the app writes" : "processor time of the process"),
            unit: "ms", digits: 3)
        for (key, samples) in zip(keys, samples) {
            for (program, samples) in zip(programs, samples) {
                table.add("\(key.name), \(program.title)", samples)
            }
            table.add(
                "\(key.name), growth", ratio: samples[1].median / samples[0].median,
                atMost: growth)
        }
        return [table]
    }
}
