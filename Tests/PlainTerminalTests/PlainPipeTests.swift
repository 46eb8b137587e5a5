import Glibc
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import PlainTerminal

@MainActor @Suite struct `Plain mode with pipes` {
    private let sample = SampleScreen()
    private let input = Pipe()
    private let output = TemporaryFile()

    /// Runs the sample screen, and waits for its page.
    private func start(_ harness: WorkspaceHarness) async -> Task<PlainExit, Never> {
        let terminal = PlainTerminal(
            input: input.reading, output: output.descriptor, pause: { _ in })
        let run = Task { await terminal.run(harness.workspace) }
        await until { output.text.contains("== Squad ==") }
        return run
    }

    /// The rest of a strict script is not performed, which is an error.
    @Test(arguments: [(false, PlainExit.outputClosed), (true, .outputFailed(EPIPE))])
    func `a closed output ends the run`(isStrict: Bool, exit: PlainExit) async throws {
        let output = Pipe()
        output.closeReading()
        let terminal = PlainTerminal(
            input: input.reading, output: output.writing, isStrict: isStrict, pause: { _ in })
        #expect(await terminal.run(try sample.makeHarness().workspace) == exit)
    }

    @Test func `failed reads and writes are reported with their error number`()
        async throws
    {
        let harness = try sample.makeHarness()
        let blind = PlainTerminal(input: -1, output: output.descriptor, pause: { _ in })
        #expect(await blind.run(harness.workspace) == .inputFailed(9))
        let mute = PlainTerminal(input: input.reading, output: -1, pause: { _ in })
        #expect(await mute.run(harness.workspace) == .outputFailed(9))
    }

    @Test func `an alert that appears by itself is printed and other changes are not`()
        async throws
    {
        let harness = try sample.makeHarness()
        let run = await start(harness)
        let before = output.text

        sample.name = "ticked"
        for _ in 0..<100 { sample.reportChange() }
        await harness.driver.settle()
        #expect(output.text == before)

        sample.alarm = Alarm(serial: 1, text: "Time is up.\u{7}")
        sample.reportChange()
        sample.reportChange()
        sample.ask("Go on?")
        await until { output.text.contains("Go on?") }
        #expect(output.text == before + "! Time is up.\n\n== Squad ==\n! Go on?\n[1] Yes\n[2] No\n")

        // The same alert again, and then another one.
        sample.question = nil
        sample.reportChange()
        await harness.driver.settle()
        sample.ask("Go on?")
        await harness.driver.settle()
        sample.ask("Really?")
        await harness.driver.settle()
        #expect(output.text.occurrences(of: "! Go on?") == 2)
        #expect(output.text.hasSuffix("! Really?\n[1] Yes\n[2] No\n"))

        input.send("yes")
        input.closeWriting()
        #expect(await run.value == .endOfInput)
        #expect(sample.log == ["Yes"])
    }

    @Test func `quitting the workspace ends the wait for a line`() async throws {
        let harness = try sample.makeHarness()
        let run = await start(harness)
        harness.workspace.quit()
        #expect(await run.value == .finished)
    }

    @Test func `a cancelled run ends the wait for a line`() async throws {
        let harness = try sample.makeHarness()
        let run = await start(harness)
        run.cancel()
        #expect(await run.value == .cancelled)
    }

    @Test func `a workspace without a screen is reported`() async {
        let (exit, output) = await runScript("1\nshow", on: Workspace(navigator: Navigator()))
        #expect(exit == .endOfInput)
        #expect(output == String(repeating: PlainStrings.nothingShown + "\n", count: 3))
    }
}
