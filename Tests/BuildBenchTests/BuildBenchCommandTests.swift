import Testing

@testable import BuildBench

@Suite struct `The options of a build benchmark` {
    @Test func `are everything in four sizes when none is given`() throws {
        let command = try BuildBenchCommand([])
        #expect(command.sizes == [7, 25, 50, 100])
        #expect(command.measures == Measure.allCases)
        #expect(command.cleanRuns == 2)
        #expect(!command.keepsCopies)
    }

    @Test func `are taken in any order, and sizes and measures are sorted`() throws {
        let command = try BuildBenchCommand([
            "--keep", "--measures", "tests,clean", "--runs", "5", "--features", "25,7,25",
        ])
        #expect(command.sizes == [7, 25])
        #expect(command.measures == [.clean, .tests])
        #expect(command.runs == 5)
        #expect(command.keepsCopies)
    }

    @Test(arguments: [
        ["--runs"], ["--runs", "0"], ["--features", "7,many"], ["--features", "-1"],
        ["--measures", "link"], ["--fast"], ["--whole"], ["7"],
    ])
    func `are refused when they say nothing that can be done`(arguments: [String]) {
        #expect(throws: UsageError.self) { try BuildBenchCommand(arguments) }
    }
}
