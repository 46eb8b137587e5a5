import Domain
import Navigation
import SessionRecording
import TerminalUI
import TestSupport
import Testing

@MainActor @Suite struct `A recorded session` {
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

    @Test func `queues the keys that are typed during a save`() async throws {
        let (recorded, recorder) = try await recordedApp()
        let players = recorded.app.players
        players.calls.gate.close()
        recorded.type("aBob\naCem\naDora\n")
        await players.calls.gate.untilWaiting()
        players.calls.gate.open()
        await recorded.settle(recorder)
        #expect(players.all.map(\.name.text) == ["Ana", "Bo", "Bob", "Cem", "Dora"])
        try await endAndReplay(recorder)
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

    @Test func `drops a click during a save and handles a click after it`() async throws {
        let (recorded, recorder) = try await recordedApp()
        let app = recorded.app
        let display = DeferredDisplay(app.workspace)
        let lines = display.frame.text.split(separator: "\n", omittingEmptySubsequences: false)
        let row = try #require(lines.firstIndex { $0.contains("Bo") && !$0.contains("Football") })
        let click = [MouseEvent.Kind.press, .release].map {
            InputEvent.mouse(MouseEvent($0, at: Point(column: 6, row: row)))
        }
        app.players.calls.gate.close()
        recorded.type("aCem\n")
        await app.players.calls.gate.untilWaiting()
        for event in click { app.workspace.receive(event) }
        app.players.calls.gate.open()
        await recorded.settle(recorder)
        #expect(app.driver.title == "Players")
        for event in click { app.workspace.receive(event) }
        await recorded.settle(recorder)
        #expect(app.driver.title != "Players")
        try await endAndReplay(recorder)
        #expect(text.text.split(separator: "\n").count { $0.contains(" mouse ") } == 2)
    }

    @Test func `quits at the second request to quit during a save`() async throws {
        let (recorded, recorder) = try await recordedApp()
        let app = recorded.app
        app.players.calls.gate.close()
        recorded.type("aCem\n")
        await app.players.calls.gate.untilWaiting()
        app.workspace.askToQuit()
        #expect(!app.workspace.isFinished)
        app.workspace.askToQuit()
        #expect(app.workspace.isFinished)
        app.players.calls.gate.open()
        await recorded.settle(recorder)
        try await endAndReplay(recorder)
    }

    @Test func `discards queued keys at a request to quit`() async throws {
        let (recorded, recorder) = try await recordedApp()
        let app = recorded.app
        app.players.calls.gate.close()
        recorded.type("aCem\n")
        await app.players.calls.gate.untilWaiting()
        recorded.type("y")
        app.workspace.askToQuit()
        app.players.calls.gate.open()
        await recorded.settle(recorder)
        #expect(!app.workspace.isFinished)
        #expect(app.driver.alertTitle == "Quit Football Gather?")
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
            await recorded.settle(recorder)
            let remaining = max(0, (600_000 - elapsed + 999) / 1_000)
            let (minutes, seconds) = remaining.quotientAndRemainder(dividingBy: 60)
            let time = [minutes, seconds].map { $0 < 10 ? "0\($0)" : "\($0)" }
                .joined(separator: ":")
            #expect(app.driver.countdown == time)
        }
        app.clock.advance(by: .seconds(2))
        await recorded.settle(recorder)
        #expect(app.matches.stored?.clock.state == .timeUp)
        recorder.end()
        let result = try await replayResult()
        #expect(result.difference == nil)
        #expect(result.eventCount > 200)
    }

    @Test func `records nothing while nothing happens and after its end`() async throws {
        let (recorded, recorder) = try await recordedApp()
        let display = DeferredDisplay(recorded.app.workspace)
        await recorded.settle(recorder)
        let before = text.text
        for _ in 0..<10 { display.draw() }
        recorded.app.clock.advance(by: .seconds(3_600))
        await recorded.settle(recorder)
        #expect(text.text == before)
        recorder.end()
        recorded.type("a")
        await recorded.settle(recorder)
        #expect(recorded.app.driver.title == "Add Player")
        #expect(try Recording(text.bytes).isComplete)
    }

    @Test func `records each event before it is handled`() async throws {
        let (recorded, recorder) = try await recordedApp()
        recorded.app.players.calls.gate.close()
        recorded.type("aCem\n")
        await recorded.app.players.calls.gate.untilWaiting()
        #expect(text.text.split(separator: "\n").last?.hasSuffix("key enter") == true)
        #expect(try await replayResult().difference == nil)
        recorded.app.players.calls.gate.open()
        await recorded.settle(recorder)
    }
}
