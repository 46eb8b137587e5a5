import Measuring

/// A time that was promised to be at most so many times another one.
struct Goal {
    let isMet: Bool
    /// What it is, how it went, and the numbers.
    let cells: [String]

    init(_ what: String, _ time: Double, atMost limit: Double, of base: Double) {
        let ratio = time / base
        isMet = ratio <= limit
        cells = [
            what, "≤ × \(Number.text(limit, digits: 2))", "× \(Number.text(ratio, digits: 2))",
            "\(Number.text(time, digits: 2)) s / \(Number.text(base, digits: 2)) s",
            isMet ? "yes" : "NO",
        ]
    }

    /// All of them below each other.
    static func table(_ goals: [Goal]) -> [String] {
        var grid = Grid(heads: ["goal", "limit", "measured", "numbers", "met"], numbers: 1..<4)
        for goal in goals { grid.add(goal.cells) }
        return grid.lines
    }
}
