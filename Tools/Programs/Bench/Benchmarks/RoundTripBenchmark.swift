import Glibc
import Navigation
import ToolSupport

/// The time and the memory of a million round trips from one screen to another, which must not
/// grow.
@MainActor enum RoundTripBenchmark {
    private static let trips = 1_000_000
    /// The number of measured trips at the start, and at the end of each interval.
    private static let window = 1_000
    private static let interval = 100_000
    /// The permitted variation of the allocator in KiB.
    private static let tolerance = 256.0

    static func run() throws -> BenchmarkTable {
        let navigator = Navigator()
        let root = EmptyCoordinator(navigator)
        try navigator.start(root, under: nil)
        let process = MeasuredProcess(getpid())
        var table = BenchmarkTable("navigation, one round trip", unit: "ns", digits: 0)
        var windows: [(median: Double, memory: Double)] = []
        var samples = Samples()
        for trip in 1...trips {
            let isMeasured = trip <= window || (trip - 1) % interval >= interval - window
            let start = isMeasured ? MeasurementClock.monotonicTime : 0
            try navigator.start(EmptyCoordinator(navigator), under: root)
            guard navigator.back() == .left else {
                throw ToolError(.software, "Back did not leave.")
            }
            guard isMeasured else { continue }
            samples.add(Double(MeasurementClock.monotonicTime - start))
            if samples.values.count == window {
                let memory = try process.memory("VmRSS")
                table.add(
                    "after \(Number.grouped(trip)), resident \(Number.text(memory, digits: 0)) KiB",
                    samples)
                windows.append((samples.median, memory))
                samples = Samples()
            }
        }
        // The first window fills the caches.
        let (first, last) = (windows[1], windows[windows.count - 1])
        let growth = last.memory - first.memory
        table.add(
            "memory, last row against the second", "\(Number.text(growth, digits: 0)) KiB",
            goal: .init(
                text: "≤ \(Number.text(tolerance, digits: 0)) KiB", isMet: growth <= tolerance))
        table.add(
            "time, last row against the second", ratio: last.median / first.median, atMost: 1.25)
        table.addNote("Each row is of \(Number.grouped(window)) trips.")
        return table
    }
}
