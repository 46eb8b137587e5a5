import Measuring
import Navigation
import Platform

/// A million times there and back: neither the time nor the memory may grow.
@MainActor enum NavigationBenchmark {
    private static let trips = 1_000_000
    private static let window = 1_000
    /// From the end of one window to the end of the next.
    private static let interval = 100_000
    /// KiB that may come and go with the allocator.
    private static let slack = 256.0

    static func run() throws -> Table {
        let navigator = Navigator()
        let root = BareFlow(navigator)
        try navigator.start(root, under: nil)
        let status = ProcessStatus(process: getpid())
        var table = Table("navigation, one round trip", unit: "ns", digits: 0)
        var windows: [(median: Double, memory: Double)] = []
        var samples = Samples()
        for trip in 1...trips {
            let isMeasured = trip <= window || (trip - 1) % interval >= interval - window
            let started = isMeasured ? Stopwatch.now : 0
            try navigator.start(BareFlow(navigator), under: root)
            guard navigator.back() == .left else { throw BenchError("Back did not leave") }
            guard isMeasured else { continue }
            samples.add(Double(Stopwatch.now - started))
            if samples.values.count == window {
                let memory = try status.kibibytes("VmRSS")
                table.add(
                    "up to trip \(Number.grouped(trip)), resident \(Number.text(memory, digits: 0)) KiB",
                    samples)
                windows.append((samples.median, memory))
                samples = Samples()
            }
        }
        addGrowth(windows, to: &table)
        table.remark("windows of \(Number.grouped(window)) trips, of \(Number.grouped(trips))")
        return table
    }

    private static func addGrowth(
        _ windows: [(median: Double, memory: Double)], to table: inout Table
    ) {
        // The first window has warmed up what the others find warm.
        guard windows.count > 2, let last = windows.last else { return }
        let growth = last.memory - windows[1].memory
        let ratio = last.median / windows[1].median
        table.add(
            "memory, last window against the second", "\(Number.text(growth, digits: 0)) KiB",
            goal: Table.Goal(
                text: "≤ \(Number.text(slack, digits: 0)) KiB", isMet: growth <= slack))
        table.add(
            "time, last window against the second", "× \(Number.text(ratio, digits: 2))",
            goal: Table.Goal(text: "≤ × 1.25", isMet: ratio <= 1.25))
    }
}
