import Measuring

/// What one operation costs.
struct OperationCost {
    /// How often an operation is done for one sample.
    static let batch = 1_000
    static let samples = 200

    /// Nanoseconds of this thread.
    let time: Samples
    /// Nil where they cannot be counted.
    let allocations: Double?

    init(time: Samples, allocations: Double?) {
        self.time = time
        self.allocations = allocations
    }

    /// - Parameters:
    ///   - times: how often it is done for one sample.
    ///   - parts: what its time is divided by.
    @MainActor init(
        times: Int = batch, of parts: Int = 1, _ operation: @MainActor () throws -> Void
    ) throws {
        try operation()
        var time = Samples()
        let total = Double(times * parts)
        for _ in 0..<Self.samples {
            let started = Stopwatch.threadTime
            for _ in 0..<times { try operation() }
            time.add(Double(Stopwatch.threadTime - started) / total)
        }
        let count = try Allocations.count { for _ in 0..<times { try operation() } }
        self.init(time: time, allocations: count.map { Double($0) / total })
    }
}

extension Table {
    /// A line for each size of what the operation works on, and what the size changes.
    ///
    /// - Parameters:
    ///   - sizes: the smallest first.
    ///   - noun: what there are so many of.
    ///   - limit: of the median, in nanoseconds.
    ///   - growth: how many times as long it may take with the largest size as with `base`.
    ///   - base: the size that the largest is compared with; nil for the smallest.
    mutating func add(
        _ what: String, sizes: [Int], of noun: String, below limit: Double? = nil,
        growth: Double, from base: Int? = nil, _ measured: (Int) throws -> OperationCost
    ) rethrows {
        let results = try sizes.map { (size: $0, cost: try measured($0)) }
        for (size, cost) in results {
            add(
                "\(what), \(Number.grouped(size)) \(noun)", cost.time,
                goal: limit.map { .below($0, cost.time.median, "median", "ns") },
                more: [Allocations.text(cost.allocations)])
        }
        let few = results.first { base == nil || $0.size == base }?.cost
        guard let few, let many = results.last?.cost else { return }
        // Other programs make single samples long, and never short.
        let ratio = many.time.min / few.time.min
        let more = many.allocations.flatMap { many in few.allocations.map { many - $0 } }
        add(
            "\(what), growth", "× \(Number.text(ratio, digits: 2))",
            goal: Goal(
                text: "≤ × \(Number.text(growth, digits: 1)), + 0",
                isMet: ratio <= growth && (more ?? 0) <= 0.5),
            more: [more.map { "+ " + Number.text(Swift.max(0, $0), digits: 1) } ?? "not counted"])
    }
}
