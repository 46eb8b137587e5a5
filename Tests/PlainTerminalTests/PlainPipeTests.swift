import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import PlainTerminal

@MainActor @Suite struct `Plain mode at its pipes` {
    private let squad = Squad()
    private let input = Pipe()

    private func turns(until isTrue: () -> Bool) async {
        var rest = 1_000_000
        while rest > 0, !isTrue() {
            rest -= 1
            await Task.yield()
        }
        #expect(isTrue())
    }

    @Test func `output that nobody reads ends the run`() async throws {
        let output = Pipe()
        output.closeReading()
        let terminal = PlainTerminal(
            input: input.reading, output: output.writing, pause: { _ in })
        #expect(await terminal.run(try squad.open().workspace) == .outputClosed)
    }

    @Test func `output that cannot be written and input that cannot be read say why`()
        async throws
    {
        let stage = try squad.open()
        let output = Scratch()
        let blind = PlainTerminal(input: -1, output: output.descriptor, pause: { _ in })
        #expect(await blind.run(stage.workspace) == .inputFailed(9))
        let mute = PlainTerminal(input: input.reading, output: -1, pause: { _ in })
        #expect(await mute.run(stage.workspace) == .outputFailed(9))
    }

    @Test func `a question that comes by itself is shown, a change of the page is not`()
        async throws
    {
        let stage = try squad.open()
        let output = Scratch()
        let terminal = PlainTerminal(
            input: input.reading, output: output.descriptor, pause: { _ in })
        let run = Task { await terminal.run(stage.workspace) }
        await turns { output.text.contains("== Squad ==") }
        let before = output.text

        squad.name = "ticked"
        for _ in 0..<100 { squad.changed() }
        await stage.driver.settle()
        #expect(output.text == before)

        squad.alarm = Alarm(serial: 1, text: "Time is up.\u{7}")
        squad.changed()
        squad.changed()
        squad.ask("Go on?")
        await turns { output.text.contains("Go on?") }
        #expect(output.text == before + "! Time is up.\n\n== Squad ==\n! Go on?\n[1] Yes\n[2] No\n")

        // The same question anew, and another one.
        squad.question = nil
        squad.changed()
        await stage.driver.settle()
        squad.ask("Go on?")
        await stage.driver.settle()
        squad.ask("Really?")
        await stage.driver.settle()
        #expect(output.text.components(of: "! Go on?") == 2)
        #expect(output.text.hasSuffix("! Really?\n[1] Yes\n[2] No\n"))

        input.send("yes")
        input.closeWriting()
        #expect(await run.value == .endOfInput)
        #expect(squad.done == ["Yes"])
    }

    @Test func `a workspace that finishes by itself ends the wait for a line`() async throws {
        let stage = try squad.open()
        let output = Scratch()
        let terminal = PlainTerminal(
            input: input.reading, output: output.descriptor, pause: { _ in })
        let run = Task { await terminal.run(stage.workspace) }
        await turns { output.text.contains("== Squad ==") }
        stage.workspace.quit()
        #expect(await run.value == .finished)
    }

    @Test func `a cancelled run ends the wait for a line`() async throws {
        let stage = try squad.open()
        let output = Scratch()
        let terminal = PlainTerminal(
            input: input.reading, output: output.descriptor, pause: { _ in })
        let run = Task { await terminal.run(stage.workspace) }
        await turns { output.text.contains("== Squad ==") }
        run.cancel()
        #expect(await run.value == .cancelled)
    }

    @Test func `nothing shown is said so`() async {
        let (exit, output) = await play("1\nshow", on: Workspace(navigator: Navigator()))
        #expect(exit == .endOfInput)
        #expect(output == "Nothing is shown.\nNothing is shown.\nNothing is shown.\n")
    }
}
