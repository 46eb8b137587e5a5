import Navigation
import TestSupport
import Testing

@MainActor @Suite struct `A random sequence of steps` {
    /// The test stops at the first failure. The seed in its message reproduces the failure.
    @Test func `has the same effects on the navigator and its model`() async throws {
        for seed in TestBudget.environment.seeds(800, long: 20_000) {
            let harness = ModelHarness()
            defer { harness.navigator.close() }
            var generator = StepGenerator(seed: seed, for: harness)
            for number in 0..<generator.length() {
                await harness.run(generator.next())
                if harness.failure == nil, number.isMultiple(of: 3),
                    let difference = try await harness.differenceOfRestoration(
                        without: generator.unavailableItems())
                {
                    harness.fail(difference)
                }
                guard let failure = harness.failure else { continue }
                Issue.record("FOOTBALL_GATHER_SEED=\(seed), step \(number): \(failure)")
                return
            }
            await harness.run(.finishOpening)
            await harness.run(.close)
            if let failure = harness.failure {
                Issue.record("FOOTBALL_GATHER_SEED=\(seed), at the end: \(failure)")
                return
            }
        }
    }
}
