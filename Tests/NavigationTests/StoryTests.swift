import Navigation
import TestSupport
import Testing

@MainActor @Suite struct `Random stories agree with the model` {
    /// A first failure is enough: the seed replays it alone.
    @Test func `sessions, results, questions, links and saved trees`() async throws {
        for seed in TestBudget.environment.seeds(150, long: 10_000) {
            let story = Story()
            if let failure = try await play(seed, in: story) {
                Issue.record("FOOTBALL_GATHER_SEED=\(seed), \(failure)")
                return
            }
        }
    }

    @Test func `a saved tree with a wrong byte, or without one, is none`() async throws {
        for seed in TestBudget.environment.seeds(5, long: 300) {
            let story = Story()
            var texts: Set<String> = []
            _ = try await play(seed, in: story) { texts.insert($0.text) }
            guard let text = texts.max(by: { $0.utf8.count < $1.utf8.count }) else { continue }
            let bytes = Array(text.utf8)
            for index in bytes.indices {
                var removed = bytes
                removed.remove(at: index)
                #expect(!isRead(removed), "FOOTBALL_GATHER_SEED=\(seed), without byte \(index)")
                for change: UInt8 in [1, 4, 32, 128] {
                    var changed = bytes
                    changed[index] ^= change
                    #expect(!isRead(changed), "FOOTBALL_GATHER_SEED=\(seed), byte \(index)")
                }
            }
        }
    }

    private func isRead(_ bytes: [UInt8]) -> Bool {
        NavigationSnapshot(text: String(decoding: bytes, as: UTF8.self)) != nil
    }

    /// - Returns: what was wrong.
    private func play(
        _ seed: UInt64, in story: Story, noting note: (NavigationSnapshot) -> Void = { _ in }
    ) async throws -> String? {
        var generator = StoryGenerator(seed: seed, for: story)
        await story.begin()
        for number in 0..<generator.length() where story.failure == nil {
            await story.operate(generator.next())
            if let failure = story.failure { return "step \(number): \(failure)" }
            note(story.navigator.snapshot)
            let closed = generator.random.chance(50) ? [] : generator.closedRooms()
            if let failure = try await story.differenceOfRestoration(closing: closed) {
                return "step \(number): \(failure)"
            }
        }
        await story.operate(.close)
        await story.operate(.goOnOpening)
        return story.failure.map { "at the end: \($0)" }
    }
}
