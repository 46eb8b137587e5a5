import Foundation
import Testing

@testable import BuildBench

@Suite struct `The goals of builds` {
    @Test func `are met at their limits, and missed beyond`() throws {
        var results = try Results(keptIn: nil)
        try results.add([
            result(.presenter, .modular, 7, 1), result(.presenter, .single, 7, 1.5),
            result(.presenter, .modular, 100, 1.3), result(.presenter, .single, 100, 6.6),
            result(.clean, .modular, 100, 12), result(.clean, .single, 100, 10),
        ])
        let report = Report(results, sizes: [7, 100])
        #expect(report.goals.map(\.isMet) == [true, true, false])
        #expect(report.table.count == 4)
    }

    @Test func `are of the numbers that are there`() throws {
        var results = try Results(keptIn: nil)
        try results.add([result(.tests, .modular, 7, 1)])
        #expect(Report(results, sizes: [7]).goals.isEmpty)
        try results.add([result(.tests, .single, 7, 6)])
        #expect(Report(results, sizes: [7]).goals.map(\.isMet) == [true])
    }

    @Test func `are of the median`() {
        var result = MeasuredResult(.tests, .single, features: 7)
        for time in [9, 1, 2] { result.add(Cost(time: Double(time), computing: 1)) }
        #expect(result.time == 2)
    }

    @Test func `go on with what a file holds`() throws {
        let file = FileManager.default.temporaryDirectory.path + "/results-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: file) }
        var results = try Results(keptIn: file)
        try results.add([result(.clean, .modular, 7, 1)])
        #expect(try !Results(keptIn: file).holds(.clean, features: 7))
        try results.add([result(.clean, .single, 7, 2), result(.clean, .modular, 7, 3)])
        let kept = try Results(keptIn: file)
        #expect(kept.holds(.clean, features: 7))
        #expect(kept.all == results.all)
        #expect(kept.result(.clean, .modular, features: 7)?.time == 3)
    }

    private func result(
        _ measure: Measure, _ shape: Shape, _ features: Int, _ time: Double
    ) -> MeasuredResult {
        var result = MeasuredResult(measure, shape, features: features)
        result.add(Cost(time: time, computing: time))
        return result
    }
}
