import Navigation
import TestSupport
import Testing

@MainActor @Suite struct `Random stories agree with the model` {
    /// A first failure is enough: the seed replays it alone.
    @Test func `sessions, results, questions, links and saved trees`() async throws {
        for seed in TestBudget.environment.seeds(150, long: 10_000) {
            let story = Story()
            var generator = StoryGenerator(seed: seed, for: story)
            await story.begin()
            for number in 0..<generator.length() {
                await story.operate(generator.next())
                if story.failure == nil,
                    let difference = try await story.differenceOfRestoration(
                        closing: generator.random.chance(50) ? [] : generator.closedRooms())
                {
                    story.fail(difference)
                }
                guard let failure = story.failure else { continue }
                Issue.record("FOOTBALL_GATHER_SEED=\(seed), step \(number): \(failure)")
                story.navigator.close()
                return
            }
            await story.operate(.close)
            if let failure = story.failure {
                Issue.record("FOOTBALL_GATHER_SEED=\(seed), at the end: \(failure)")
                return
            }
        }
    }
}
