import TestSupport
import Testing

@testable import RemoteClient

@Suite struct `Three devices and the service` {
    @Test(arguments: TestBudget.environment.seeds(96, long: 2_000))
    func `have the same data and lose nothing in random runs with faults`(
        seed: UInt64
    ) async throws {
        let run = try await ModelRun(seed: seed)
        let violations = try await run.run(operations: 60).violations
        let lines = ["seed \(seed)"] + violations + ["Operations:"] + run.trace
        #expect(violations.isEmpty, Comment(rawValue: lines.joined(separator: "\n")))
    }
}
