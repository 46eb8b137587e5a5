import Testing

/// What a person does in the full-screen program, and sees happen.
struct App {
    let terminal: TmuxSession

    func register() async throws {
        try await terminal.see("Login", "Username", "Remember me")
        try await terminal.type(Script.user)
        try await terminal.press("Tab")
        try await terminal.type(Script.password)
        try await terminal.see("Username", "••••")
        try await terminal.press("C-r")
        try await terminal.see("No players yet", "Add player")
    }

    func add(_ names: [String]) async throws {
        for name in names {
            try await terminal.press("a")
            try await terminal.see("Add Player")
            try await terminal.type(name)
            let seen = Self.visible(name)
            try await terminal.see(seen)
            try await terminal.press("Enter")
            try await terminal.look(for: "\(name) in the list") {
                !$0.contains("Add Player") && $0.contains("Players") && $0.contains(seen)
            }
        }
    }

    /// What there is of a name to look for: pictures that are joined to one come back from a
    /// terminal in another form.
    static func visible(_ name: String) -> String {
        name.split(separator: " ")
            .filter { word in !word.unicodeScalars.contains { $0.value == 0x200D } }
            .joined(separator: " ")
    }

    /// Selects everybody and puts them into the teams in turn.
    func startGather(_ count: Int) async throws {
        try await terminal.press("s")
        try await terminal.see("0 selected")
        let ticks = Array(repeating: ["Space", "Down"], count: count).joined()
        try await terminal.press(["Home"] + ticks)
        try await terminal.see("\(count) selected")
        try await terminal.press("c")
        try await terminal.see("Confirm players", "Bench", "Team A", "Team B")
        for index in 0..<count { try await terminal.press(index % 2 == 0 ? "a" : "b") }
        try await terminal.see("Nobody on the bench.")
        try await terminal.press("s")
        try await terminal.see("Gather in progress")
    }

    /// Signs up, brings four players and starts: all by keys.
    func begin() async throws {
        try await register()
        try await add(Script.four)
        try await startGather(4)
    }
}

extension Sandbox {
    /// The program in a terminal, with a gather that has begun.
    func gather() async throws -> TmuxSession {
        try await play(.begun)
        let terminal = try await TmuxSession(in: self)
        try await terminal.see("Resume the gather in progress?")
        try await terminal.press("r")
        try await terminal.see("Gather in progress", "Ready")
        return terminal
    }
}
