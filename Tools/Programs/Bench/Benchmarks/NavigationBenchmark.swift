import Glibc
import Navigation

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
        let root = Step(navigator)
        try navigator.start(root, under: nil)
        let status = ProcessStatus(process: getpid())
        var table = Table("navigation, one round trip", unit: "ns", digits: 0)
        var windows: [(median: Double, memory: Double)] = []
        var samples = Samples()
        for trip in 1...trips {
            let isMeasured = trip <= window || (trip - 1) % interval >= interval - window
            let started = isMeasured ? Stopwatch.now : 0
            try navigator.start(Step(navigator), under: root)
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
        for depth in [10, 10_000] {
            table.add("push and pop at depth \(Number.grouped(depth))", try pushAndPop(at: depth))
        }
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

    private static func pushAndPop(at depth: Int) throws -> Samples {
        let navigator = Navigator()
        let root = Step(navigator)
        try navigator.start(root, under: nil)
        for _ in 1..<depth { try navigator.show(Place(navigator), by: root) }
        var samples = Samples()
        for _ in 0..<window * 10 {
            let started = Stopwatch.now
            try navigator.show(Place(navigator), by: root)
            try navigator.pop()
            samples.add(Double(Stopwatch.now - started))
        }
        return samples
    }
}

/// A flow of one screen.
@MainActor private final class Step: Coordinator {
    let navigator: Navigator

    init(_ navigator: Navigator) {
        self.navigator = navigator
    }

    func start() throws(NavigationError) {
        try show(Place(navigator))
    }
}

/// A screen with nothing on it.
@MainActor private final class Place: Screen {
    let work: WorkScope

    init(_ navigator: Navigator) {
        work = navigator.makeWork()
    }
}
