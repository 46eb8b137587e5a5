import Testing

/// Operates the app in a terminal by its keys.
struct FullScreenApp {
    let terminal: TmuxTerminal

    func register() async throws {
        try await terminal.wait(for: "Login", "Username", "Remember me")
        try await terminal.type(PlainScript.userName)
        try await terminal.press("Tab")
        try await terminal.type(PlainScript.password)
        try await terminal.waitUntil("The hidden password") {
            $0.contains("••••") || $0.contains("****")
        }
        try await terminal.press("C-r")
        try await terminal.wait(for: "No players yet", "Add player")
    }

    func add(_ names: [String]) async throws {
        for name in names {
            try await terminal.press("a")
            try await terminal.wait(for: "Add Player")
            try await terminal.type(name)
            let visible = Self.visiblePart(of: name)
            try await terminal.wait(for: visible)
            try await terminal.press("Enter")
            try await terminal.waitUntil("\(name) in the list") {
                !$0.contains("Add Player") && $0.contains("Players") && $0.contains(visible)
            }
        }
    }

    /// Returns the words of a name that can be compared with the screen: terminals change emoji
    /// that are joined.
    static func visiblePart(of name: String) -> String {
        name.split(separator: " ")
            .filter { word in !word.unicodeScalars.contains { $0.value == 0x200D } }
            .joined(separator: " ")
    }

    /// Selects the first players, assigns them to the teams in turn and starts a match.
    func startMatch(with count: Int) async throws {
        try await terminal.press("s")
        try await terminal.wait(for: "0 selected")
        // Space also moves to the next row.
        try await terminal.press(["Home"] + Array(repeating: "Space", count: count))
        try await terminal.wait(for: "\(count) selected")
        try await terminal.press("c")
        try await terminal.wait(for: "Confirm players", "Bench", "Team A", "Team B")
        for index in 0..<count { try await terminal.press(index % 2 == 0 ? "a" : "b") }
        try await terminal.wait(for: "Nobody on the bench.")
        try await terminal.press("s")
        try await terminal.wait(for: "Gather in progress")
    }

    /// Registers, adds four players and starts a match.
    func registerAndStartMatch() async throws {
        try await register()
        try await add(PlainScript.playerNames)
        try await startMatch(with: 4)
    }

    func quit() async throws {
        try await terminal.press("C-c", "C-c")
        #expect(try await terminal.exitCode() == 0)
    }
}

extension Sandbox {
    /// Opens a terminal that shows a match with the score 0-0 and a stopped clock.
    func openMatch() async throws -> TmuxTerminal {
        try await run(.startedMatch)
        let terminal = try await TmuxTerminal(in: self)
        try await terminal.resumeMatch()
        try await terminal.wait(for: "Ready")
        return terminal
    }
}

extension TmuxTerminal {
    /// Accepts the question whether to resume the match in progress.
    func resumeMatch() async throws {
        let question = try await wait(for: "Resume the gather in progress?")
        #expect(!question.contains("Login"))
        try await press("r")
        try await wait(for: "Gather in progress")
    }
}
