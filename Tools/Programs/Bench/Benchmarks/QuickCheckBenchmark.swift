import Domain
import Persistence
import ToolSupport

/// The time of the check for damage at each start.
enum QuickCheckBenchmark {
    private static let runs = 101

    /// - Parameter directory: A data directory with 1,000 players.
    static func run(_ directory: String) throws -> BenchmarkTable {
        var samples = Samples()
        for _ in 0..<runs {
            try Storage.quickCheck(of: directory) { check throws(StorageError) in
                let start = MeasurementClock.monotonicTime
                try check()
                samples.add(Double(MeasurementClock.monotonicTime - start) / 1_000_000)
            }
        }
        var table = BenchmarkTable("check at each start", unit: "ms", digits: 2)
        table.add("1,000 players", samples, goal: .median(of: samples, atMost: 2, "ms"))
        return table
    }
}
