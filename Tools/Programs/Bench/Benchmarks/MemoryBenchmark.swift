import Measuring

/// Resident memory once the first screen stands still.
enum MemoryBenchmark {
    private static let runs = 7
    private static let players = 1_000

    static func run() throws -> Table {
        let data = try DataDirectory(players: players)
        var all = Samples()
        var own = Samples()
        var bareAll = Samples()
        var bareOwn = Samples()
        for _ in 0..<runs {
            let app = try PseudoTerminal(try Programs.app, data.arguments)
            _ = try app.drawing(after: "Player 000001")
            try measure(app, &all, &own)
            let bare = try PseudoTerminal(try Programs.bareCurses)
            _ = try bare.drawing(after: "Keys")
            try measure(bare, &bareAll, &bareOwn)
        }
        var table = Table("memory, \(Number.grouped(players)) players", unit: "MiB", digits: 1)
        table.add("resident (VmRSS)", all, goal: .below(40, all.max, "max", "MiB"))
        table.add("of it not from files (RssAnon)", own)
        table.add("bare curses program, resident", bareAll)
        table.add("bare curses program, not from files", bareOwn)
        return table
    }

    private static func measure(
        _ terminal: PseudoTerminal, _ all: inout Samples, _ own: inout Samples
    ) throws {
        let status = ProcessStatus(process: terminal.process)
        all.add(try status.kibibytes("VmRSS") / 1_024)
        own.add(try status.kibibytes("RssAnon") / 1_024)
    }
}
