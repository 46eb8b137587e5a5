import SessionRecording
import TerminalUI
import TestSupport
import Testing

@MainActor @Suite struct `A replay` {
    private static let inputsPerSession = 300
    /// The seed of a session in which a frame that nobody saw had loaded the panel of a row.
    private static let knownSeed: UInt64 = 3_420_454_760_611_758_883

    /// The storage of the recorded sessions is slow at random times, the storage of the replays
    /// never.
    @Test func `of a random session has identical frames`() async throws {
        let titles = ["Login", "Players", "Add Player", "Confirm players", "Gather in progress"]
        var visits: [String: Int] = [:]
        func hasVisitedAll() -> Bool { titles.allSatisfy { visits[$0] != nil } }
        try await expectIdenticalFrames(seed: Self.knownSeed, &visits)
        for seed in TestBudget.environment.seeds(20, long: 1_000, until: hasVisitedAll) {
            try await expectIdenticalFrames(seed: seed, &visits)
        }
        #expect(hasVisitedAll() || !TestBudget.environment.isThorough, "\(visits)")
    }

    private func expectIdenticalFrames(
        seed: UInt64, _ visits: inout [String: Int]
    ) async throws {
        let text = try await record(seed: seed, visits: &visits)
        let recording = try Recording(text.bytes)
        #expect(recording.isComplete, "seed \(seed)")
        let result = try await RecordedApp.replaying(seed: seed).replay(text)
        let difference = result.difference.map { difference in
            let line = recording.firstStepLine + difference.stepIndex
            return "seed \(seed), line \(line):\n\(text.lines(before: line))\n"
                + difference.frame.text
        }
        #expect(difference == nil)
        #expect(result.frameCount > 0)
    }

    private func record(seed: UInt64, visits: inout [String: Int]) async throws -> RecordingText {
        let recorded = try await RecordedApp.recording(seed: seed)
        let text = RecordingText()
        let recorder = recorded.record(text)
        var user = RandomUser(recorded.app, seed: seed)
        for _ in 0..<Self.inputsPerSession where !recorded.app.workspace.isFinished {
            await user.performRandomAction()
            visits[recorded.app.driver.title, default: 0] += 1
        }
        await user.settle()
        await recorded.settle(recorder)
        recorder.end()
        return text
    }
}
