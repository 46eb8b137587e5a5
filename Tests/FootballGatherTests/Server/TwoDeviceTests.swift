import Processes
import TestSupport
import Testing

/// A device with an account on a server, on which a gather is scored.
private struct ScoringDevice {
    let sandbox: Sandbox
    let server: ServerProgram
    let number: Int
    /// The number of goals that the app has confirmed.
    private(set) var confirmedGoals = 0

    init(_ sandbox: Sandbox, _ server: ServerProgram, number: Int) {
        self.sandbox = sandbox
        self.server = server
        self.number = number
    }

    private var folder: String { sandbox.path("device \(number)") }

    private var database: SQLiteShell {
        let copy = server.address.replacing("/", with: "+").replacing(":", with: "=")
        return SQLiteShell(
            sandbox: sandbox, file: "\(folder)/servers/\(copy)/football-gather.sqlite")
    }

    private func launch(
        _ input: ChildProcess.Input, _ environment: [String: String] = [:]
    ) throws -> ChildProcess {
        try sandbox.launch(
            ["--plain", "--data-dir", folder, "--server", server.address], input: input,
            environment: environment)
    }

    /// Runs a script until it ends.
    ///
    /// - Parameter environment: Variables that can keep the app offline.
    func run(_ script: PlainScript, _ environment: [String: String] = [:]) async throws {
        let process = try launch(.bytes(script.bytes), environment)
        #expect(try await process.exit() == .exited(0), "\(process.errorText)")
        sandbox.release(process)
    }

    /// Starts the app, which scores goals until its input is closed or it is killed.
    ///
    /// - Parameter environment: Variables that can keep the app offline.
    func score(
        _ goals: Int, for team: String, _ environment: [String: String]
    ) throws -> ChildProcess {
        let process = try launch(.pipe, environment)
        process.write("Resume\n" + String(repeating: "Team \(team) +\n", count: goals))
        return process
    }

    /// Counts the confirmed goals of a process that has ended.
    mutating func count(_ process: ChildProcess) {
        // The first score is that of the page before the goals.
        confirmedGoals += max(0, process.outputText.matches(of: #/\nScore: /#).count - 1)
        sandbox.release(process)
    }

    /// The identities and the changes of all events.
    func events() async throws -> [String] {
        try await database.lines(
            "SELECT hex(device), sequence, change FROM match_events ORDER BY 1, 2")
    }

    /// The number of goals that this device has added.
    func ownGoals() async throws -> Int {
        let count = try await database.value(
            """
            SELECT count(*) FROM match_events WHERE change GLOB '*"kind":"goal"*'
            AND hex(device) = (SELECT replace(value, '-', '') FROM settings WHERE name = 'device')
            """)
        return try #require(Int(count))
    }

    func waitingEventCount() async throws -> String {
        try await database.value("SELECT count(*) FROM waiting_events")
    }

    func score() async throws -> String {
        try await database.value("SELECT score_a || '-' || score_b FROM matches")
    }

    func isSound() async throws -> Bool { try await database.isSound() }
}

@Suite struct `Two devices that score the same gather` {
    /// Kills the server and both apps at random moments. When exactly a kill hits depends on the
    /// speed of the machine; the expectations hold for each moment.
    @Test func `have the same timeline in the end, with each confirmed goal once`() async throws {
        let seed = TestBudget.environment.seeds(1, long: 1)[0]
        var random = SeededGenerator(seed: seed)
        try await withSandbox { sandbox in
            let server = try await ServerProgram(in: sandbox)
            let offline = ["LD_PRELOAD": try await sandbox.compileFaults(), "FAULT_OFFLINE": "1"]
            var devices = [0, 1].map { ScoringDevice(sandbox, server, number: $0) }
            try await devices[0].run(PlainScript.startedMatch)
            try await devices[1].run(PlainScript { $0.signIn() })
            try await devices[1].run(PlainScript { $0.enter("Resume", "Team B +") }, offline)
            #expect(try await devices[1].waitingEventCount() == "1")
            for round in 1...TestBudget.environment.count(16, long: 100) {
                let isDown = random.chance(30)
                if isDown { try await server.kill() }
                let apps = try zip(devices, ["A", "B"]).map { device, team in
                    // A team has at most 99 goals.
                    let limit = min(3, max(0, 90 - device.confirmedGoals))
                    return try device.score(
                        Int.random(in: 0...limit, using: &random), for: team,
                        random.chance(40) ? offline : [:])
                }
                try await Task.sleep(for: .milliseconds(Int.random(in: 0...900, using: &random)))
                if !isDown, random.chance(50) { try await server.kill() }
                for app in apps {
                    if random.chance(50) { app.killGroup() } else { app.closeInput() }
                }
                for index in apps.indices {
                    _ = try await apps[index].exit()
                    devices[index].count(apps[index])
                }
                // After a kill, the port can be in use for a moment.
                if !server.isRunning { try await server.start() }
                let isSound = try await (devices[0].isSound(), devices[1].isSound())
                #expect(isSound == (true, true), "round \(round), seed \(seed)")
            }
            try await eventually("The same timeline") {
                for device in devices { try await device.run(PlainScript { $0.enter("show") }) }
                return try await devices[0].events() == devices[1].events() ? () : nil
            }
            var goals: [Int] = []
            for device in devices {
                goals.append(try await device.ownGoals())
                #expect(try await device.ownGoals() >= device.confirmedGoals, "seed \(seed)")
            }
            if TestBudget.environment.isThorough { #expect(goals.allSatisfy { $0 > 0 }) }
            let scores = try await [devices[0].score(), devices[1].score()]
            #expect(scores == Array(repeating: "\(goals[0])-\(goals[1])", count: 2), "seed \(seed)")
            try await server.wait(forScore: scores[0])
        }
    }
}
