import Domain
import Navigation
import SessionRecording
import TerminalUI
import TestSupport
import Testing

@MainActor @Suite struct `Recording of the composed app` {
    private let text = RecordingText()

    /// Returns an app that is recorded and shows the players.
    private func recordedApp() async throws -> (RecordedApp, SessionRecorder) {
        let recorded = try await RecordedApp.recording(names: ["Ana", "Bo"])
        let recorder = recorded.record(text)
        recorded.type("bob\tcorrect horse\r")
        await recorded.settle(recorder)
        try #require(recorded.app.driver.title == "Players")
        return (recorded, recorder)
    }

    /// Ends the recording and checks that its replay has identical frames.
    private func endAndReplay(_ recorder: SessionRecorder) async throws {
        recorder.end()
        #expect(try await replayResult().difference == nil)
    }

    private func replayResult() async throws -> ReplayResult {
        try await RecordedApp.replaying(names: ["Ana", "Bo"]).replay(text)
    }

    @Test func `does not answer an unexpected question by a queued key`() async throws {
        let (recorded, recorder) = try await recordedApp()
        let display = DeferredDisplay(recorded.app.workspace)
        // The squad has an Ana, so that the app asks whether to add another one.
        recorded.type("aAna\ny")
        await recorded.settle(recorder)
        #expect(recorded.app.driver.alertTitle != nil)
        #expect(recorded.app.players.all.count == 2)
        display.draw()
        recorded.type("y")
        await recorded.settle(recorder)
        #expect(recorded.app.players.all.count == 3)
        try await endAndReplay(recorder)
    }

    @Test func `has a countdown that follows the clock of the machine`() async throws {
        let (recorded, recorder) = try await recordedApp()
        let app = recorded.app
        recorded.type("s ↓ c")
        await recorded.settle(recorder)
        recorded.type("abs ")
        await recorded.settle(recorder)
        var random = SeededGenerator(seed: 4)
        var elapsed = 0
        while elapsed < 599_000 {
            let pause = Int.random(in: 1...4_000, using: &random)
            elapsed += pause
            app.clock.advance(by: .milliseconds(pause))
            let remaining = max(0, (600_000 - elapsed + 999) / 1_000)
            let (minutes, seconds) = remaining.quotientAndRemainder(dividingBy: 60)
            let time = [minutes, seconds].map { $0 < 10 ? "0\($0)" : "\($0)" }
                .joined(separator: ":")
            await until { app.driver.countdown == time }
            await recorded.settle(recorder)
        }
        app.clock.advance(by: .seconds(2))
        await until { app.driver.countdown == "00:00" }
        await recorded.settle(recorder)
        recorder.end()
        let result = try await replayResult()
        #expect(result.difference == nil)
        #expect(result.eventCount > 200)
    }
}
