import Platform
import TerminalUI
import TestSupport
import Testing

@testable import PlainTerminal

/// The two sides of a terminal.
final class PseudoTerminal {
    let person: Int32
    let program: Int32
    private(set) var seen = ""

    init?() {
        var ends: (person: Int32, program: Int32) = (-1, -1)
        guard openpty(&ends.person, &ends.program, nil, nil, nil) == 0 else { return nil }
        (person, program) = ends
        _ = fcntl(person, F_SETFL, O_NONBLOCK)
    }

    deinit {
        close(person)
        close(program)
    }

    func type(_ text: String) {
        let bytes = Array(text.utf8)
        _ = bytes.withUnsafeBytes { write(person, $0.baseAddress, $0.count) }
    }

    /// Whether a text has come since the last time that one was found.
    func shows(_ text: String) -> Bool {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let got = read(person, &bytes, bytes.count)
        if got > 0 { seen += String(decoding: bytes[..<got], as: UTF8.self) }
        return seen.contains(text)
    }

    var echoes: Bool {
        var mode = termios()
        return tcgetattr(program, &mode) == 0 && mode.c_lflag & tcflag_t(ECHO) != 0
    }
}

@MainActor @Suite struct `Plain mode on a terminal` {
    private func turns(until isTrue: () -> Bool) async {
        var rest = 1_000_000
        while rest > 0, !isTrue() {
            rest -= 1
            await Task.yield()
        }
        #expect(isTrue())
    }

    @Test func `it prompts, rings, and hides a secret`() async throws {
        let squad = Squad()
        let stage = try squad.open()
        let tty = try #require(PseudoTerminal())
        let terminal = PlainTerminal(
            input: tty.program, output: tty.program, pause: { _ in })
        let run = Task { await terminal.run(stage.workspace) }
        await turns { tty.shows("{Delete}\r\n") && tty.shows("> ") }
        #expect(tty.shows("Say \"help\" for what can be said."))

        squad.alarm = Alarm(serial: 1, text: "Time is up.")
        squad.changed()
        await turns { tty.shows("> \r\n! Time is up.\r\n\u{7}> ") }

        #expect(tty.echoes)
        tty.type("Password\n")
        await turns { tty.shows("Password: ") && !tty.echoes }
        tty.type(" s3cret\n")
        await turns { tty.shows("[2] Password: ••••••••") }
        #expect(squad.password == " s3cret")
        #expect(tty.echoes)
        #expect(!tty.shows("s3cret"))

        tty.type("quit\n")
        #expect(await run.value == .finished)
    }
}
