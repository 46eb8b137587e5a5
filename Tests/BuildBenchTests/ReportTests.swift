import Testing

@testable import BuildBench

@Suite struct `The goals of builds` {
    @Test func `are met at their limits, and missed beyond`() throws {
        let report = Report(
            try results([
                result(.presenter, .modular, 7, 1), result(.presenter, .single, 7, 1.5),
                result(.presenter, .modular, 100, 1.3), result(.presenter, .single, 100, 6.6),
                result(.clean, .modular, 100, 12), result(.clean, .single, 100, 10),
            ]), sizes: [7, 100])
        #expect(report.goals.map(\.isMet) == [true, true, false])
        #expect(report.table.count == 4)
    }

    @Test func `are of the numbers that are there`() throws {
        #expect(Report(try results([result(.tests, .modular, 7, 1)]), sizes: [7]).goals.isEmpty)
        let both = try results([result(.tests, .modular, 7, 1), result(.tests, .single, 7, 6)])
        #expect(Report(both, sizes: [7]).goals.map(\.isMet) == [true])
    }

    @Test func `are for the whole package, and the program alone stands beside it`() throws {
        let report = Report(
            try results([
                result(.presenter, .modular, 100, 2), result(.presenter, .program, 100, 1),
                result(.presenter, .single, 100, 6),
            ]), sizes: [100])
        #expect(report.goals.map(\.isMet) == [false])
        #expect(report.table[1].contains("2.00     1.00    6.00"))
    }

    @Test func `tell by measured numbers why they are missed`() throws {
        let report = Report(
            try results([
                result(.presenter, .modular, 7, 1), result(.presenter, .single, 7, 1),
                result(.presenter, .modular, 9, 2), result(.presenter, .single, 9, 2),
                result(.nothing, .modular, 7, 0.5), result(.nothing, .modular, 9, 0.75),
                result(.nothing, .single, 9, 0.25),
                result(.clean, .modular, 7, 10), result(.clean, .single, 7, 9),
                result(.clean, .modular, 9, 20), result(.clean, .single, 9, 10),
            ]), sizes: [7, 9])
        let causes = report.goals.compactMap(\.cause)
        #expect(causes.count == 3)
        #expect(causes[0].contains("0.75 s with 9 features and 0.50 s with 7"))
        #expect(causes[1].contains("0.75 s in modules and 0.25 s in one target"))
        #expect(causes[2].contains("5.00 s of the processors as a module, and 0.50 s within"))
    }

    @Test func `tell no cause that was not measured`() throws {
        let report = Report(
            try results([result(.clean, .modular, 9, 20), result(.clean, .single, 9, 10)]),
            sizes: [9])
        #expect(report.goals.map(\.isMet) == [false])
        #expect(report.goals.compactMap(\.cause).isEmpty)
    }

    private func results(_ all: [MeasuredResult]) throws -> Results {
        var results = try Results(
            keptIn: nil, of: Conditions(commit: "a", feature: "B", runs: 1, cleanRuns: 1))
        try results.add(all)
        return results
    }

    private func result(
        _ measure: Measure, _ shape: Shape, _ features: Int, _ time: Double
    ) -> MeasuredResult {
        var result = MeasuredResult(measure, shape, features: features)
        result.add(Cost(time: time, computing: time))
        return result
    }
}
