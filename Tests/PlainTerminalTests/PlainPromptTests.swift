import Navigation
import Processes
import TerminalUI
import TestSupport
import Testing

@testable import PlainTerminal

/// The output that a program has written to a pseudo terminal.
private final class TerminalOutput {
    private let terminal: PseudoTerminal
    private var text = ""

    init(of terminal: PseudoTerminal) {
        self.terminal = terminal
    }

    /// Reads the available output and returns whether all output so far contains a text.
    func contains(_ part: String) -> Bool {
        text += String(decoding: terminal.read(), as: UTF8.self)
        return text.contains(part)
    }
}

// The terminal without echo belongs to the process.
@MainActor @Suite(.serialized) struct `Plain mode on a terminal` {
    private let sample = SampleScreen()
    private let harness: WorkspaceHarness
    private let tty: PseudoTerminal
    private let output: TerminalOutput

    init() throws {
        harness = try sample.makeHarness()
        tty = try PseudoTerminal()
        output = TerminalOutput(of: tty)
    }

    /// Runs the sample screen, and waits for its first prompt.
    private func start() async -> Task<PlainExit, Never> {
        let terminal = PlainTerminal(input: tty.device, output: tty.device, pause: { _ in })
        let run = Task { await terminal.run(harness.workspace) }
        await until { output.contains("{Delete}\r\n") && output.contains("> ") }
        return run
    }

    @Test func `a terminal shows a prompt, rings the bell and hides a secret`() async throws {
        let run = await start()
        #expect(output.contains("Type \"help\" for a list of commands."))

        sample.alarm = Alarm(serial: 1, text: "Time is up.")
        sample.reportChange()
        await until { output.contains("> \r\n! Time is up.\r\n\u{7}> ") }

        #expect(tty.echoes)
        tty.write("Password\n")
        await until { output.contains("Password: ") && !tty.echoes }
        tty.write(" s3cret\n")
        await until { output.contains("[2] Password: (hidden)") }
        #expect(sample.password == " s3cret")
        #expect(tty.echoes)
        #expect(!output.contains("s3cret"))

        tty.write("quit\n")
        #expect(await run.value == .finished)
    }

    @Test func `a secret that was typed for a page that has left is not used`() async throws {
        let run = await start()
        tty.write("Password\n")
        await until { output.contains("Password: ") && !tty.echoes }
        // A page with a field of the same name.
        var used = ""
        let next = PageScreen(work: harness.navigator.makeWork()) {
            Page(
                title: "Next",
                elements: [.textField(TextField("Password", text: "", kind: .secure) { used = $0 })]
            )
        }
        try harness.coordinator.show(next)
        tty.write("s3cret\n")
        await until { output.contains("The page has changed, so nothing was done.") }
        #expect(sample.password == "" && used == "")
        tty.write("quit\n")
        #expect(await run.value == .finished)
    }
}
