import ToolSupport

/// The time and the allocations of one operation.
struct OperationCost {
    /// The number of operations in one sample.
    static let batch = 1_000
    static let samples = 200

    /// The samples in nanoseconds of processor time.
    let time: Samples
    /// The mean number of allocations, or `nil` where they cannot be counted.
    let allocations: Double?
}

extension OperationCost {
    /// Measures an operation.
    ///
    /// - Parameters:
    ///   - times: The number of operations in one sample.
    ///   - parts: The number of equal parts of the operation, to get the cost of one part.
    @MainActor init(
        times: Int = batch, parts: Int = 1, _ operation: @MainActor () throws -> Void
    ) throws {
        try operation()
        var time = Samples()
        let total = Double(times * parts)
        for _ in 0..<Self.samples {
            let start = MeasurementClock.processorTime
            for _ in 0..<times { try operation() }
            time.add(Double(MeasurementClock.processorTime - start) / total)
        }
        let count = try countAllocations { for _ in 0..<times { try operation() } }
        self.init(time: time, allocations: count.map { Double($0) / total })
    }
}

extension BenchmarkTable {
    /// Adds the cost of an operation on several sizes, and its growth.
    ///
    /// - Parameters:
    ///   - sizes: The sizes in ascending order.
    ///   - noun: The noun that a size counts.
    ///   - limit: The highest permitted median in nanoseconds.
    ///   - growth: The highest permitted ratio of the times with the largest size and with `base`.
    ///   - base: The size to compare with.
    mutating func add(
        _ title: String, sizes: [Int], of noun: String, below limit: Double? = nil,
        growth: Double, from base: Int, _ measure: (Int) throws -> OperationCost
    ) rethrows {
        let costs = try sizes.map { (size: $0, cost: try measure($0)) }
        for (size, cost) in costs {
            let goal = limit.map {
                Goal(
                    text: "median < \(Number.text($0, digits: 0)) ns", isMet: cost.time.median < $0)
            }
            add(
                "\(title), \(Number.grouped(size)) \(noun)", cost.time,
                allocations: cost.allocations.map { Number.text($0, digits: 1) } ?? "unknown",
                goal: goal)
        }
        guard let few = costs.first(where: { $0.size == base })?.cost, let many = costs.last?.cost
        else { return }
        // Other programs make single samples longer, but never shorter.
        let ratio = many.time.min / few.time.min
        let more = many.allocations.flatMap { many in few.allocations.map { many - $0 } }
        add(
            "\(title), growth", "× \(Number.text(ratio, digits: 2))",
            allocations: more.map { "+ " + Number.text(Swift.max(0, $0), digits: 1) } ?? "unknown",
            goal: Goal(
                text: "≤ × \(Number.text(growth, digits: 1)), + 0",
                isMet: ratio <= growth && (more ?? 0) <= 0.5))
    }
}
