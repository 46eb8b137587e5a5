import Navigation
import TestSupport
import Testing

@MainActor @Suite struct `Random sequences agree with the model` {
    /// A first failure is enough: the seed replays it alone.
    @Test func `the navigator does what the model does, step for step`() {
        for seed in TestBudget.environment.seeds(1_000, long: 10_000) {
            let playground = Playground()
            var generator = StepGenerator(seed: seed, for: playground)
            for number in 0..<generator.length() {
                playground.operate(generator.next())
                guard let failure = playground.failure else { continue }
                Issue.record("FOOTBALL_GATHER_SEED=\(seed), step \(number): \(failure)")
                return
            }
        }
    }
}
