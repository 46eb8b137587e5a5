import Measuring

/// A time that was promised to be at most so many times another one.
struct Goal {
    let isMet: Bool
    /// What it is, how it went, and the numbers.
    let cells: [String]
    /// Why it is missed, as far as other numbers of the same run tell it.
    let cause: String?

    /// - Parameter cause: said only where the goal is missed.
    init(
        _ what: String, _ time: Double, atMost limit: Double, of base: Double,
        cause: String? = nil
    ) {
        let ratio = time / base
        isMet = ratio <= limit
        cells = [
            what, "≤ × \(Number.text(limit, digits: 2))", "× \(Number.text(ratio, digits: 2))",
            "\(Number.text(time, digits: 2)) s / \(Number.text(base, digits: 2)) s",
            isMet ? "yes" : "NO",
        ]
        self.cause = isMet ? nil : cause.map { "\(what): \($0)" }
    }

    /// All of them below each other, and below them why some are missed.
    static func table(_ goals: [Goal]) -> [String] {
        var table = TextTable(
            heads: ["goal", "limit", "measured", "numbers", "met"], numbers: 1..<4)
        for goal in goals { table.add(goal.cells) }
        return table.lines + goals.compactMap(\.cause)
    }
}
