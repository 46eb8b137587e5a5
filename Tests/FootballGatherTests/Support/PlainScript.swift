import Processes

/// Input for plain mode.
struct PlainScript {
    static let userName = "mister"
    static let password = "correct horse"
    static let playerNames = ["Alisson Becker", "손흥민", "Łukasz Fabiański", "李明"]

    /// Registers, adds four players and starts a match with them.
    static let startedMatch = PlainScript {
        $0.register()
        for name in playerNames { $0.add(name) }
        $0.startMatch(playerNames)
    }

    private(set) var lines: [String] = []

    init(_ build: (inout PlainScript) -> Void = { _ in }) {
        build(&self)
    }

    var bytes: [UInt8] { Array((lines.joined(separator: "\n") + "\n").utf8) }

    mutating func enter(_ lines: String...) {
        self.lines += lines
    }

    mutating func enter(_ lines: [String]) {
        self.lines += lines
    }

    mutating func append(_ other: PlainScript) {
        lines += other.lines
    }

    mutating func register() {
        enter("Username = \(Self.userName)", "Password = \(Self.password)", "Register")
    }

    mutating func signIn() {
        enter("Username = \(Self.userName)", "Password = \(Self.password)", "Login")
    }

    mutating func add(_ name: String) {
        enter("Add player", "Name = \(name)", "Done")
    }

    /// Sets a field of the player whose detail page is open.
    mutating func set(_ field: String, to value: String) {
        enter(field, "\(field) = \(value)", "Done")
    }

    /// Opens a player, sets all known fields and goes back.
    mutating func edit(_ player: SquadPlayer) {
        enter("row \(player.name)")
        if let age = player.age { set("Age", to: age) }
        if let position = player.position { set("Preferred position", to: position) }
        if let skill = player.skill { set("Skill", to: skill) }
        if let team = player.team { set("Favourite team", to: team) }
        enter("back")
    }

    /// Starts a match with the first half of the players in one team and the rest in the other.
    ///
    /// - Parameter selecting: Whether the players have to be selected.
    mutating func startMatch(_ names: [String], selecting: Bool = true) {
        enter("Select")
        if selecting { for name in names { enter("row \(name)") } }
        enter("Confirm players")
        for (index, name) in names.enumerated() {
            enter("row \(name): Team \(index < names.count / 2 ? "A" : "B")")
        }
        enter("Start gather")
    }
}

extension Sandbox {
    /// Runs the app in plain mode with a script until the script ends.
    @discardableResult
    func run(
        _ script: PlainScript, _ options: [String] = []
    ) async throws -> ChildProcess {
        let process = try launch(data.plainArguments + options, input: .bytes(script.bytes))
        let status = try await process.exit()
        guard status == .exited(0) else {
            throw TestError("The script ended with \(status): \(process.errorText)")
        }
        return process
    }
}
