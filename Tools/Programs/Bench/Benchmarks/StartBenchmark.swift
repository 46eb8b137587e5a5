import Measuring

/// From the start of the program to a screen that stands still, 1,000 players on it.
enum StartBenchmark {
    private static let runs = 41
    private static let players = 1_000
    /// The last row that fits into 24 lines is not known here, the first is.
    private static let firstRow = "Player 000001"

    static func run() throws -> Table {
        let data = try DataDirectory(players: players)
        let app = try Programs.app
        let bare = try Programs.bareCurses
        var actionBar = Samples()
        var whole = Samples()
        var floor = Samples()
        for run in 0...runs {
            let drawing = try PseudoTerminal(app, data.arguments).drawing(after: firstRow)
            let least = try PseudoTerminal(bare).drawing(after: "Keys")
            // The first one brings the programs from the disk.
            guard run > 0, let frame = drawing.time(of: "Keys"), let last = drawing.lastTime,
                let line = least.time(of: "Keys")
            else { continue }
            actionBar.add(Double(frame) / 1e6)
            whole.add(Double(last) / 1e6)
            floor.add(Double(line) / 1e6)
        }
        var table = Table("start, \(Number.grouped(players)) players", unit: "ms")
        table.add("last row of the first frame", actionBar)
        table.add(
            "all players shown, screen still", whole,
            goal: .below(25, whole.median, "median", "ms"))
        table.add("bare curses program, its only line", floor)
        table.remark("\(runs) starts of each, alternately, from spawn to arrival at the terminal")
        return table
    }
}
