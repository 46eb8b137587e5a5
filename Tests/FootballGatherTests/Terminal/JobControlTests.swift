import Testing

@Suite struct `Ctrl-Z` {
    @Test func `gives the terminal to the shell, and fg takes it again`() async throws {
        try await withSandbox { sandbox in
            try await sandbox.play(.begun)
            let terminal = try await TmuxSession(
                in: sandbox, running: "exec env PS1='ready> ' bash --norc --noprofile -i")
            try await terminal.see("ready>")
            try await terminal.type("\"$BIN\" --data-dir \"$DATA\"")
            try await terminal.press("Enter")
            try await terminal.see("Resume the gather in progress?")
            try await terminal.press("r")
            try await terminal.see("Gather in progress")
            try await terminal.press("Space")
            try await terminal.see("Running")
            for _ in 1...2 {
                try await terminal.press("C-z")
                try await terminal.see("Stopped", "ready>")
                #expect(try await terminal.ask("#{alternate_on} #{cursor_flag}") == "0 1")
                try await terminal.type("echo $((6 * 7))")
                try await terminal.press("Enter")
                try await terminal.see("\n42")
                try await terminal.type("clear; fg")
                try await terminal.press("Enter")
                try await terminal.see("Gather in progress", "Running")
                #expect(try await terminal.ask("#{alternate_on}") == "1")
            }
            try await terminal.press("a")
            try await eventually("the goal") {
                try await sandbox.database.value("SELECT score_a FROM matches") == "1" ? () : nil
            }
            try await terminal.press("C-c", "C-c")
            try await terminal.see("ready>")
        }
    }
}
