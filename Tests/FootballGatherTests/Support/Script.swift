/// A person's evening, as plain mode reads it.
struct Script {
    static let user = "mister"
    static let password = "correct horse"

    private(set) var lines: [String] = []

    var bytes: [UInt8] { Array((lines.joined(separator: "\n") + "\n").utf8) }

    mutating func say(_ lines: String...) {
        self.lines += lines
    }

    mutating func register() {
        say("Username = \(Self.user)", "Password = \(Self.password)", "Register")
    }

    mutating func signIn() {
        say("Username = \(Self.user)", "Password = \(Self.password)", "Login")
    }

    mutating func add(_ name: String) {
        say("Add player", "Name = \(name)", "Done")
    }

    /// Sets a field of the player who is open.
    mutating func set(_ field: String, to value: String) {
        say(field, "\(field) = \(value)", "Done")
    }

    /// - Parameter row: what opens the player: the name unless two have the same.
    mutating func edit(_ player: SquadPlayer, at row: String? = nil) {
        say(row ?? "row \(player.name)")
        if let age = player.age { set("Age", to: age) }
        if let position = player.position { set("Preferred position", to: position) }
        if let skill = player.skill { set("Skill", to: skill) }
        if let team = player.team { set("Favourite team", to: team) }
        say("back")
    }

    /// Selects players, the first half for one team and the rest for the other, and starts.
    mutating func startGather(_ names: [String]) {
        say("Select")
        for name in names { say("row \(name)") }
        say("Confirm players")
        for (index, name) in names.enumerated() {
            say("row \(name): Team \(index < names.count / 2 ? "A" : "B")")
        }
        say("Start gather")
    }

    /// A squad of four with a gather that has begun.
    static let begun = make {
        $0.register()
        for name in four { $0.add(name) }
        $0.startGather(four)
    }

    static let four = ["Alisson Becker", "손흥민", "Łukasz Fabiański", "李明"]

    static func make(_ body: (inout Script) -> Void) -> Script {
        var script = Script()
        body(&script)
        return script
    }
}

extension Sandbox {
    /// Runs a script from beginning to end.
    @discardableResult
    func play(_ script: Script) async throws -> ChildProcess {
        let child = try runner(data.plainArguments, input: .bytes(script.bytes))
        let ending = try await child.end()
        guard ending == .exited(0) else {
            throw Missing("The script ended with \(ending): \(child.errorText)")
        }
        return child
    }
}
