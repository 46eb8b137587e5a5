import Domain
import Navigation
import SessionRecording
import TerminalUI
import TestSupport
import Testing

@MainActor @Suite struct `While a session is recorded` {
    private let tape = Tape()

    /// A house with somebody signed in, from which on everything is recorded.
    private func begin() async throws -> (RecordedHouse, SessionRecorder) {
        let house = try await RecordedHouse.live(names: ["Ana", "Bo"])
        let recorder = SessionRecorder(
            house.house.workspace, clock: house.clock, header: RecordingHeader(),
            write: tape.write)
        house.type("bob\tcorrect horse")
        house.house.workspace.receive(.key(.control("r")))
        await house.settle(recorder)
        try #require(house.house.driver.title == "Players")
        return (house, recorder)
    }

    private func startGather(
        in house: RecordedHouse, _ recorder: SessionRecorder
    ) async throws {
        house.type("s ↓ c")
        await house.settle(recorder)
        house.type("abs")
        await house.settle(recorder)
        try #require(house.house.driver.title == "Gather in progress")
    }

    private func replay(in house: RecordedHouse? = nil) async throws -> ReplayResult {
        let scratch =
            if let house { house } else { try await RecordedHouse.scratch(names: ["Ana", "Bo"]) }
        return try await scratch.play(tape.bytes)
    }

    @Test func `what was typed ahead waits for what is being stored`() async throws {
        let (house, recorder) = try await begin()
        house.house.players.calls.gate.close()
        house.type("aBob\naCem\naDora\n")
        await house.house.players.calls.gate.untilWaiting()
        house.house.players.calls.gate.open()
        await house.settle(recorder)
        #expect(
            house.house.players.all.map(\.name.text) == ["Ana", "Bo", "Bob", "Cem", "Dora"])
        recorder.end()
        #expect(try await replay().difference == nil)
    }

    @Test func `a question that comes by itself is not answered by what was typed ahead`()
        async throws
    {
        let (house, recorder) = try await begin()
        let display = TurnDisplay(house.house.workspace)
        // The name is taken, so that the question is whether to add it anyway.
        house.type("aAna\ny")
        await house.settle(recorder)
        #expect(house.house.driver.alertTitle != nil)
        #expect(house.house.players.all.count == 2)
        display.draw()
        house.type("y")
        await house.settle(recorder)
        #expect(house.house.players.all.count == 3)
        recorder.end()
        #expect(try await replay().difference == nil)
    }

    @Test func `a click that comes too early is dropped, and one in time is not`() async throws {
        let (house, recorder) = try await begin()
        let display = TurnDisplay(house.house.workspace)
        let frame = display.frame.text.split(separator: "\n", omittingEmptySubsequences: false)
        let row = try #require(frame.firstIndex { $0.contains("Bo") && !$0.contains("Football") })
        let click = [MouseEvent.Kind.press, .release].map {
            InputEvent.mouse(MouseEvent($0, at: Point(column: 6, row: row)))
        }
        house.house.players.calls.gate.close()
        house.type("aCem\n")
        await house.house.players.calls.gate.untilWaiting()
        for event in click { house.house.workspace.receive(event) }
        house.house.players.calls.gate.open()
        await house.settle(recorder)
        #expect(house.house.driver.title == "Players")
        for event in click { house.house.workspace.receive(event) }
        await house.settle(recorder)
        #expect(house.house.driver.title != "Players")
        recorder.end()
        #expect(tape.text.split(separator: "\n").count { $0.contains(" mouse ") } == 2)
        #expect(try await replay().difference == nil)
    }

    @Test func `Ctrl-C asks once, and quits when it is pressed again before that`() async throws {
        let (house, recorder) = try await begin()
        house.house.players.calls.gate.close()
        house.type("aCem\n")
        await house.house.players.calls.gate.untilWaiting()
        house.type("y")
        house.house.workspace.askToQuit()
        #expect(!house.house.workspace.isFinished)
        house.house.workspace.askToQuit()
        #expect(house.house.workspace.isFinished)
        house.house.players.calls.gate.open()
        await house.settle(recorder)
        recorder.end()
        #expect(try await replay().difference == nil)
    }

    @Test func `Ctrl-C forgets what was typed ahead`() async throws {
        let (house, recorder) = try await begin()
        house.house.players.calls.gate.close()
        house.type("aCem\n")
        await house.house.players.calls.gate.untilWaiting()
        house.type("y")
        house.house.workspace.askToQuit()
        house.house.players.calls.gate.open()
        await house.settle(recorder)
        #expect(!house.house.workspace.isFinished)
        #expect(house.house.driver.alertTitle == "Quit Football Gather?")
        recorder.end()
        #expect(try await replay().difference == nil)
    }

    @Test func `a countdown is as far as without`() async throws {
        let (house, recorder) = try await begin()
        try await startGather(in: house, recorder)
        house.type(" ")
        await house.settle(recorder)
        var random = SeededGenerator(seed: 4)
        var elapsed = 0
        while elapsed < 599_000 {
            let pause = Int.random(in: 1...4_000, using: &random)
            elapsed += pause
            house.house.clock.advance(by: .milliseconds(pause))
            await house.settle(recorder)
            let left = max(0, (600_000 - elapsed + 999) / 1_000)
            let (minutes, seconds) = left.quotientAndRemainder(dividingBy: 60)
            let time = [minutes, seconds].map { $0 < 10 ? "0\($0)" : "\($0)" }
                .joined(separator: ":")
            #expect(house.house.driver.countdown == time)
        }
        house.house.clock.advance(by: .seconds(2))
        await house.settle(recorder)
        #expect(house.house.matches.stored?.clock.state == .timeUp)
        recorder.end()
        let result = try await replay()
        #expect(result.difference == nil)
        #expect(result.eventCount > 200)
    }

    @Test func `nothing is written while nothing happens`() async throws {
        let (house, recorder) = try await begin()
        let display = TurnDisplay(house.house.workspace)
        await house.settle(recorder)
        let before = tape.text
        for _ in 0..<10 { display.draw() }
        house.house.clock.advance(by: .seconds(3_600))
        await house.settle(recorder)
        #expect(tape.text == before)
        recorder.end()
        house.type("a")
        await house.settle(recorder)
        #expect(house.house.driver.title == "Add Player")
        #expect(try Recording(tape.bytes).isComplete)
    }

    /// What is written before it happens is there when the program does not survive it.
    @Test func `each step is written before it is taken`() async throws {
        let (house, recorder) = try await begin()
        house.house.players.calls.gate.close()
        house.type("aCem\n")
        await house.house.players.calls.gate.untilWaiting()
        let lines = tape.text.split(separator: "\n")
        #expect(lines.last?.hasSuffix("key enter") == true)
        #expect(try await replay().difference == nil)
        house.house.players.calls.gate.open()
        await house.settle(recorder)
    }

    @Test func `another beginning is told from the recorded one`() async throws {
        let (house, recorder) = try await begin()
        let display = TurnDisplay(house.house.workspace)
        try await startGather(in: house, recorder)
        house.type(" ")
        display.draw()
        await house.settle(recorder)
        recorder.end()
        #expect(try await replay().difference == nil)
        let others = try await RecordedHouse.scratch(names: ["Ana", "Bob"])
        let difference = try #require(try await replay(in: others).difference)
        #expect(difference.frame.text.contains("Bob"))
        guard case .frame = try Recording(tape.bytes).steps[difference.stepIndex] else {
            Issue.record("The difference is no frame.")
            return
        }
    }
}
