import Processes
import TestSupport
import Testing

@Suite struct `Ctrl-Z on the full screen` {
    @Test func `suspends the app and fg continues it`() async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(.startedMatch)
            let terminal = try await TmuxTerminal(
                in: sandbox, running: "exec env PS1='ready> ' bash --norc --noprofile -i")
            try await terminal.wait(for: "ready>")
            try await terminal.type("\"$BIN\" --data-dir \"$DATA\"")
            try await terminal.press("Enter")
            try await terminal.resumeMatch()
            try await terminal.press("Space")
            try await terminal.wait(for: "Running")
            for keys in [["C-z"], [":", "Suspend", "Enter"]] {
                try await terminal.press(keys)
                try await terminal.wait(for: "Stopped", "ready>")
                #expect(try await terminal.property("#{alternate_on} #{cursor_flag}") == "0 1")
                try await terminal.type("echo $((6 * 7))")
                try await terminal.press("Enter")
                try await terminal.wait(for: "\n42")
                try await terminal.type("clear; fg")
                try await terminal.press("Enter")
                try await terminal.wait(for: "Gather in progress", "Running")
                #expect(try await terminal.property("#{alternate_on}") == "1")
            }
            try await terminal.press("a")
            try await eventually("The goal in the database") {
                try await sandbox.database.value("SELECT score_a FROM matches") == "1" ? () : nil
            }
            try await terminal.press("C-c", "C-c")
            try await terminal.wait(for: "ready>")
        }
    }

    @Test func `keeps the terminal if no shell would continue the app`() async throws {
        try await withSandbox { sandbox in
            let session = try await TerminalSession(in: sandbox)
            let count = session.output.count
            session.terminal.write("\u{1A}ana\u{C}")
            try await session.wait(for: "ana", after: count)
            let output = String(decoding: session.output[count...], as: UTF8.self)
            #expect(!output.contains("\u{1B}[?1049l"))
        }
    }

    @Test func `notices a background that has changed meanwhile`() async throws {
        try await withSandbox { sandbox in
            let terminal = try await TmuxTerminal(
                in: sandbox, running: "exec env PS1='ready> ' bash --norc --noprofile -i")
            try await terminal.wait(for: "ready>")
            let command = "\"$BIN\" --data-dir \"$DATA\""
            // The accent is light green on black, and dark green on white.
            for (colour, command, accent) in [("000000", command, 79), ("ffffff", "fg", 23)] {
                try await terminal.type("printf '\\e]11;#\(colour)\\a'; clear; \(command)")
                try await terminal.press("Enter")
                try await terminal.wait(for: "Remember me")
                try await terminal.waitUntil("The accent \(accent)", isColoured: true) {
                    $0.contains("38;5;\(accent)m")
                }
                try await terminal.press("C-z")
                try await terminal.wait(for: "Stopped", "ready>")
            }
        }
    }
}
