import Measuring

/// The results of one benchmark, as people read them.
struct Table {
    /// What a line promises.
    struct Goal {
        let text: String
        let isMet: Bool

        /// - Parameter limit: in the unit of the value.
        static func below(_ limit: Double, _ value: Double, _ statistic: String, _ unit: String)
            -> Goal
        {
            Goal(
                text: "\(statistic) < \(Number.text(limit, digits: 0)) \(unit)",
                isMet: value < limit)
        }
    }

    private static let statistics = ["median", "p99", "min", "max"]

    private let title: String
    private let unit: String
    private let digits: Int
    private let columns: [String]
    private var lines: [[String]] = []
    private var remarks: [String] = []
    private(set) var isMet = true

    /// - Parameter columns: what there is to say of a line beyond its measurement.
    init(_ title: String, unit: String, digits: Int = 2, columns: [String] = []) {
        self.title = title
        self.unit = unit
        self.digits = digits
        self.columns = columns
    }

    /// - Parameter more: a cell for each further column.
    mutating func add(
        _ what: String, _ samples: Samples, goal: Goal? = nil, more: [String] = []
    ) {
        let numbers = [samples.median, samples.p99, samples.min, samples.max]
        add(what, numbers.map { Number.text($0, digits: digits) } + more, goal)
    }

    /// A line of one number that is no measurement by itself.
    mutating func add(_ what: String, _ value: String, goal: Goal? = nil, more: [String] = []) {
        add(what, [value, "", "", ""] + more, goal)
    }

    /// Said below the table.
    mutating func remark(_ sentence: String) {
        remarks.append(sentence)
    }

    private mutating func add(_ what: String, _ numbers: [String], _ goal: Goal?) {
        lines.append(
            [what] + numbers + [goal?.text ?? "", goal.map { $0.isMet ? "yes" : "NO" } ?? ""])
        if goal?.isMet == false { isMet = false }
    }

    var text: String {
        let numbers = Self.statistics + columns
        var grid = TextTable(
            heads: ["\(title) (\(unit))"] + numbers + ["goal", "met"],
            numbers: 1..<(numbers.count + 1))
        for line in lines { grid.add(line) }
        return (grid.lines + remarks).joined(separator: "\n")
    }
}
