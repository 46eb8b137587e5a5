import SessionRecording
import TerminalUI
import TestSupport
import Testing

@MainActor @Suite struct `A replay` {
    private static let inputsPerSession = 300

    /// The storage of the recorded sessions is slow at random times, the storage of the replays never.
    @Test func `of a random session has identical frames`() async throws {
        var visits: [String: Int] = [:]
        for seed in TestBudget.environment.seeds(20, long: 1_000) {
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
        guard TestBudget.environment.replay == nil else { return }
        for title in ["Login", "Players", "Add Player", "Confirm players", "Gather in progress"] {
            #expect(visits[title, default: 0] > 0, "\(title)")
        }
    }

    private func record(seed: UInt64, visits: inout [String: Int]) async throws -> RecordingText {
        let recorded = try await RecordedApp.recording(seed: seed)
        let text = RecordingText()
        let recorder = recorded.record(text)
        var user = RandomUser(recorded.app, seed: seed)
        for _ in 0..<Self.inputsPerSession where !recorded.app.workspace.isFinished {
            await user.act()
            visits[recorded.app.driver.title, default: 0] += 1
        }
        await user.settle()
        await recorded.settle(recorder)
        recorder.end()
        return text
    }

    @Test func `of another squad shows the first frame that differs`() async throws {
        let recorded = try await RecordedApp.recording(names: ["Ana", "Bo"])
        let text = RecordingText()
        let recorder = recorded.record(text)
        let display = DeferredDisplay(recorded.app.workspace)
        recorded.type("bob\tcorrect horse\r")
        await recorded.settle(recorder)
        display.draw()
        recorder.end()
        let other = try await RecordedApp.replaying(names: ["Ana", "Bob"])
        let difference = try #require(try await other.replay(text).difference)
        #expect(difference.frame.text.contains("Bob"))
        guard case .frame = try Recording(text.bytes).steps[difference.stepIndex] else {
            Issue.record("The difference is not a displayed frame.")
            return
        }
    }
}
