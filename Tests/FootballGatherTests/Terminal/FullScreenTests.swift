import Testing

@Suite struct `The full screen` {
    @Test func `leads by keys from the registration into a match`() async throws {
        try await withSandbox { sandbox in
            let terminal = try await TmuxSession(in: sandbox)
            try await App(terminal: terminal).begin()
            try await terminal.press("a", "a", "b", "a")
            try await Self.expectScore("3|1", in: sandbox)
            try await terminal.press("A", "Space")
            let match = try await terminal.see("Pause", "Running")
            for name in Script.four { #expect(match.contains(name), "\(name)") }
            try await Self.expectScore("2|1", in: sandbox)
            try await terminal.press("e")
            try await terminal.see("Are you sure you want to end the gather?", "2-1")
            try await terminal.press("y")
            try await terminal.see("Players", "Last gather: 2-1, Team A won.")
            #expect(
                try await sandbox.database.lines("SELECT score_a, score_b, winner FROM matches")
                    == ["2|1|Team A"])
            try await terminal.press("x")
            try await terminal.see("Sign out?")
            try await terminal.press("y")
            try await terminal.see("Login", Script.user)
            try await terminal.press("C-c")
            try await terminal.see("Quit Football Gather?")
            try await terminal.press("C-c")
            #expect(try await terminal.exitCode() == 0)
            #expect(try await sandbox.database.value("SELECT count(*) FROM sessions") == "0")
        }
    }

    private static func expectScore(_ score: String, in sandbox: Sandbox) async throws {
        try await eventually("the score \(score) in the database") {
            let found = try await sandbox.database.lines("SELECT score_a, score_b FROM matches")
            return found == [score] ? () : nil
        }
    }

    @Test func `takes every name as it is typed`() async throws {
        try await withSandbox { sandbox in
            let names = try Squad.players().map(\.name)
            var known: Set<String> = []
            let terminal = try await TmuxSession(in: sandbox, rows: 60)
            try await App(terminal: terminal).register()
            for name in names {
                try await terminal.press("a")
                try await terminal.see("Add Player")
                try await terminal.type(name)
                try await terminal.press("Enter")
                if !known.insert(name).inserted {
                    try await terminal.see("Add anyway?")
                    try await terminal.press("y")
                }
                try await terminal.look(for: "the list again") {
                    !$0.contains("Add Player") && $0.contains("Sign out")
                }
            }
            #expect(
                try await sandbox.database.lines("SELECT name FROM players ORDER BY id") == names)
            try await terminal.look(for: "everybody") { list in
                names.filter { $0.unicodeScalars.allSatisfy { $0.value != 0x200D } }
                    .allSatisfy { list.contains($0) }
            }
        }
    }

    /// Such characters come along when a name is copied from somewhere; they have no width, and yet
    /// combine with nothing.
    @Test(arguments: ["\u{200B}", "\u{2060}", "\u{FEFF}", "\u{1160}", "\u{200E}", "\u{11A8}"])
    func `shows a name with characters that nobody sees`(invisible: String) async throws {
        try await withSandbox { sandbox in
            try await sandbox.play(
                Script.make {
                    $0.register()
                    $0.add("An\(invisible)ne")
                })
            let terminal = try await TmuxSession(
                in: sandbox, environment: ["SWIFT_BACKTRACE": "enable=no"])
            try await terminal.look(for: "the player") { $0.contains("Position: -") }
        }
    }

    @Test func `asks before it quits, and stays when told`() async throws {
        try await withSandbox { sandbox in
            let terminal = try await TmuxSession(in: sandbox)
            try await terminal.see("Login")
            try await terminal.press("C-c")
            try await terminal.see("Quit Football Gather?")
            try await terminal.press("Escape")
            try await terminal.look(for: "no question") { !$0.contains("Quit Football") }
            try await terminal.press("Escape")
            try await terminal.see("Quit Football Gather?")
            try await terminal.press("y")
            #expect(try await terminal.exitCode() == 0)
        }
    }

    @Test func `follows the window's size`() async throws {
        try await withSandbox { sandbox in
            let terminal = try await sandbox.gather()
            for (columns, rows) in [(40, 12), (200, 60), (80, 24)] {
                try await terminal.resize(columns: columns, rows: rows)
                let screen = try await terminal.look(for: "the match at \(columns)×\(rows)") {
                    $0.contains("Gather in") && $0.contains("Ready")
                        && $0.split(separator: "\n", omittingEmptySubsequences: false).count == rows
                }
                #expect(!screen.contains("Please make the window"), "\(screen)")
            }
            try await terminal.resize(columns: 20, rows: 5)
            let small = try await terminal.see("Please make")
            #expect(small.contains("40×12"), "\(small)")
            try await terminal.press("a")
            try await terminal.resize(columns: 80, rows: 24)
            try await terminal.see("Gather in progress", "Ready")
            // What cannot be seen is not done blindly.
            try await Self.expectScore("1|0", in: sandbox)
        }
    }
}
