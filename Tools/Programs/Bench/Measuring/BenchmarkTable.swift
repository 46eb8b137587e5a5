import ToolSupport

/// The results of one benchmark.
struct BenchmarkTable {
    /// A requirement on a result.
    struct Goal {
        let text: String
        let isMet: Bool

        /// Creates the goal of a median that is at most `limit`.
        static func median(of samples: Samples, atMost limit: Int, _ unit: String) -> Goal {
            Goal(text: "median ≤ \(limit) \(unit)", isMet: samples.median <= Double(limit))
        }
    }

    private let digits: Int
    private var table: TextTable
    private var notes: [String] = []
    private(set) var meetsGoals = true

    /// Creates an empty table.
    ///
    /// - Parameters:
    ///   - unit: The unit of all samples.
    ///   - digits: The number of decimal places.
    ///   - countsAllocations: A Boolean value that adds a column for allocations.
    init(_ title: String, unit: String, digits: Int, countsAllocations: Bool = false) {
        self.digits = digits
        let numbers = ["median", "p99", "min", "max"] + (countsAllocations ? ["allocations"] : [])
        table = TextTable(
            headings: ["\(title) (\(unit))"] + numbers + ["goal", "met"],
            numberColumns: 1..<(numbers.count + 1))
    }

    /// Adds the statistics of samples.
    mutating func add(
        _ title: String, _ samples: Samples, allocations: String? = nil, goal: Goal? = nil
    ) {
        let numbers = [samples.median, samples.p99, samples.min, samples.max]
        add(title, numbers.map { Number.text($0, digits: digits) }, allocations, goal)
    }

    /// Adds a single value.
    mutating func add(
        _ title: String, _ value: String, allocations: String? = nil, goal: Goal? = nil
    ) {
        add(title, [value, "", "", ""], allocations, goal)
    }

    /// Adds the ratio of two values.
    mutating func add(_ title: String, ratio: Double, atMost limit: Double? = nil) {
        add(
            title, "× \(Number.text(ratio, digits: 2))",
            goal: limit.map { Goal(text: "≤ × \($0)", isMet: ratio <= $0) })
    }

    /// Adds a line below the table.
    mutating func addNote(_ note: String) {
        notes.append(note)
    }

    private mutating func add(
        _ title: String, _ numbers: [String], _ allocations: String?, _ goal: Goal?
    ) {
        let goalCells = goal.map { [$0.text, $0.isMet ? "yes" : "NO"] } ?? []
        table.add([title] + numbers + [allocations].compactMap(\.self) + goalCells)
        if goal?.isMet == false { meetsGoals = false }
    }

    var text: String { ([table.text] + notes).joined(separator: "\n") }
}
