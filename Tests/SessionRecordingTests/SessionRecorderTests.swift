import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import SessionRecording

@MainActor @Suite struct `Recording and replaying` {
    private let source = ManualClock()
    private let size = Size(columns: 80, rows: 24)

    /// A recording in memory.
    private final class Output {
        var text = ""
        var stepLines: [String] {
            text.split(separator: "\n").dropFirst(2).map { String($0.dropFirst(9)) }
        }
    }

    private let output = Output()
    /// Without a display, every question counts as seen.
    private let display = DisplaySpy()

    /// Returns a recorded app that waits for input.
    private func recordedApp() async throws -> (CounterApp, SessionRecorder) {
        let app = try CounterApp(clock: ReplayClock(following: source))
        app.workspace.display = display
        let recorder = SessionRecorder(
            app.workspace, clock: app.clock, header: RecordingHeader()
        ) { [output] in output.text += $0 }
        await settle(recorder)
        return (app, recorder)
    }

    /// Returns a recorded app that has drawn its first frame.
    private func displayedApp() async throws -> (CounterApp, SessionRecorder) {
        let (app, recorder) = try await recordedApp()
        _ = app.workspace.frame(size: size)
        return (app, recorder)
    }

    /// Returns an app whose page asks a question that no frame shows yet, while the work behind it
    /// goes on.
    private func recordedQuestion() async throws -> (CounterApp, SessionRecorder) {
        let (app, recorder) = try await displayedApp()
        app.gate.close()
        press("q", in: app)
        await app.gate.untilWaiting()
        return (app, recorder)
    }

    private func press(_ keys: Character..., in app: CounterApp) {
        for key in keys { app.workspace.receive(.key(.character(key))) }
    }

    private func settle(_ recorder: SessionRecorder) async {
        await until { !recorder.isBusy }
    }

    private func replay(from count: Int = 0) async throws -> ReplayResult {
        let app = try CounterApp(clock: ReplayClock(startingAt: ManualClock().now()), count: count)
        return await SessionReplayer(app.workspace, clock: app.clock)
            .replay(try Recording(Array(output.text.utf8)).steps)
    }

    @Test func `the letters of a Korean syllable are events of their own, before later keys`()
        async throws
    {
        let (app, recorder) = try await displayedApp()
        // ㅁㅣㅁ is on the keys a, l and a.
        press("밈", "a", in: app)
        await settle(recorder)
        #expect(app.workspace.frame(size: size).text.contains("Count: 3"))
        recorder.end()
        let result = try await replay()
        #expect(result.difference == nil && result.eventCount == 4)
    }

    @Test func `a replay has the events and the frames of the recording`() async throws {
        let (app, recorder) = try await displayedApp()
        press("a", "t", in: app)
        await settle(recorder)
        _ = app.workspace.frame(size: size)
        source.advance(by: .seconds(1))
        await until { app.harness.screen.page.title == "Count: 2" }
        await settle(recorder)
        #expect(app.workspace.frame(size: size).text.contains("Count: 2"))
        recorder.end()
        let result = try await replay()
        #expect(result.eventCount == 3)
        #expect(result.frameCount >= 3)
        #expect(result.difference == nil)
    }

    @Test func `a replay from another state stops at the first frame`() async throws {
        let (app, recorder) = try await recordedApp()
        _ = app.workspace.frame(size: size)
        recorder.end()
        let difference = try #require(try await replay(from: 7).difference)
        #expect(difference.stepIndex == 0)
        #expect(difference.frame.text.contains("Count: 7"))
    }

    @Test func `an event is recorded before it is handled, and the next one after its work`()
        async throws
    {
        let (app, recorder) = try await recordedApp()
        app.gate.close()
        press("a", "a", in: app)
        await app.gate.untilWaiting()
        #expect(output.stepLines == ["0 0 type \"a\""])
        app.gate.open()
        await settle(recorder)
        #expect(output.stepLines == ["0 0 type \"a\"", "0 0 type \"a\""])
        #expect(app.harness.screen.page.title == "Count: 2")
        recorder.end()
    }

    @Test func `a frame that was not displayed is recorded as superseded`() async throws {
        let (app, recorder) = try await displayedApp()
        press("a", "a", in: app)
        await settle(recorder)
        recorder.end()
        let kinds = output.stepLines.map { $0.split(separator: " ")[0] }
        #expect(kinds == ["frame", "0", "glimpse", "0", "end"])
        #expect(try await replay().difference == nil)
    }

    @Test func `a key answers the question that was on the screen when it was typed`() async throws
    {
        let (app, recorder) = try await recordedQuestion()
        // Typed before the question was visible.
        press("y", in: app)
        #expect(app.workspace.frame(size: size).text.contains("Add 10?"))
        press("y", in: app)
        app.gate.open()
        await settle(recorder)
        #expect(app.harness.screen.page.title == "Count: 10")
        #expect(app.workspace.frame(size: size).text.contains("Count: 10"))
        recorder.end()
        #expect(try await replay().difference == nil)
    }

    @Test func `a key does not answer a question that appears after it was typed`() async throws {
        let (app, recorder) = try await recordedQuestion()
        press("y", in: app)
        app.gate.open()
        await settle(recorder)
        #expect(app.workspace.frame(size: size).text.contains("Add 10?"))
        recorder.end()
        #expect(try await replay().difference == nil)
    }

    @Test func `nothing is recorded while nothing happens`() async throws {
        let (app, recorder) = try await displayedApp()
        source.advance(by: .seconds(3_600))
        for _ in 0..<10 { _ = app.workspace.frame(size: size) }
        #expect(output.stepLines.count == 1)
        recorder.end()
    }

    @Test func `a click is dropped while work is in progress`() async throws {
        let (app, recorder) = try await recordedApp()
        let click = InputEvent.mouse(MouseEvent(.press, at: Point(column: 1, row: 1)))
        app.gate.close()
        press("a", in: app)
        await app.gate.untilWaiting()
        app.workspace.receive(click)
        #expect(!recorder.hasQueuedEvents)
        app.gate.open()
        await settle(recorder)
        app.workspace.receive(click)
        await settle(recorder)
        #expect(output.stepLines == ["0 0 type \"a\"", "0 0 mouse press 1 1"])
        recorder.end()
    }

    @Test func `a request to quit discards the queued events`() async throws {
        let (app, recorder) = try await recordedApp()
        app.gate.close()
        press("a", "a", "y", in: app)
        await app.gate.untilWaiting()
        app.workspace.askToQuit()
        app.gate.open()
        await settle(recorder)
        #expect(!app.workspace.isFinished && app.workspace.page?.alert != nil)
        recorder.end()
        #expect(output.stepLines == ["0 0 type \"a\"", "0 0 interrupt", "end"])
    }

    @Test func `a second request to quit during work quits`() async throws {
        let (app, recorder) = try await recordedApp()
        app.gate.close()
        press("a", in: app)
        await app.gate.untilWaiting()
        app.workspace.askToQuit()
        #expect(!app.workspace.isFinished)
        app.workspace.askToQuit()
        #expect(app.workspace.isFinished)
        app.gate.open()
        await settle(recorder)
        recorder.end()
    }

    @Test func `an ended recording is complete and gets no more events`() async throws {
        let (app, recorder) = try await recordedApp()
        recorder.end()
        recorder.end()
        press("a", in: app)
        await app.workspace.navigator.activity.waitUntilIdle()
        #expect(app.harness.screen.page.title == "Count: 1")
        let recording = try Recording(Array(output.text.utf8))
        #expect(recording.isComplete && recording.steps == [])
    }
}
