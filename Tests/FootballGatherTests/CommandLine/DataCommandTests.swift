import Foundation
import Glibc
import Processes
import TestSupport
import Testing

@Suite struct `Commands on the stored data` {
    private func run(
        _ arguments: [String], in sandbox: Sandbox, environment: [String: String?] = [:]
    ) async throws -> ChildProcess {
        let process = try sandbox.launch(
            arguments + ["--data-dir", sandbox.data.path], environment: environment)
        _ = try await process.exit()
        return process
    }

    private func dailyBackups(in sandbox: Sandbox) -> [String] {
        let files = FileManager.default
        let names = try? files.contentsOfDirectory(atPath: sandbox.data.path + "/backups")
        return (names ?? []).filter { $0.contains("-daily-") && $0.hasSuffix(".sqlite") }
    }

    private func removeBackups(in sandbox: Sandbox) throws {
        try FileManager.default.removeItem(atPath: sandbox.data.path + "/backups")
    }

    /// Changes a letter of the first name in each page, so that the copies of its row differ.
    private func damageName(in sandbox: Sandbox) throws {
        var bytes = try sandbox.data.databaseBytes
        let name = try #require(bytes.firstRange(of: Array("Alisson".utf8)))
        bytes[name.lowerBound] ^= 1
        try sandbox.data.write(bytes)
    }

    @Test func `a check finds nothing in sound data, also while the app runs`() async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(.startedMatch)
            let app = try sandbox.launch(sandbox.data.plainArguments, input: .pipe)
            try await app.output(containing: "Resume the gather")
            let check = try await run(["--check"], in: sandbox)
            #expect(check.exitStatus == .exited(0))
            #expect(check.outputText == "No damage found.\n")
            #expect(check.errorText == "")
            app.closeInput()
            #expect(try await app.exit() == .exited(0))
        }
    }

    @Test func `a check of a changed letter gives the command that repairs it, despite a backup`()
        async throws
    {
        try await withSandbox { sandbox in
            try await sandbox.run(.startedMatch)
            #expect(dailyBackups(in: sandbox).count == 1)
            try damageName(in: sandbox)
            let check = try await run(["--check"], in: sandbox)
            #expect(check.exitStatus == .exited(65))
            #expect(check.outputText.contains("missing from index players_copy"))
            #expect(check.outputText.hasSuffix("--recover --data-dir '\(sandbox.data.path)'\n"))
        }
    }

    @Test func `a backup replaces damaged data`() async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(.startedMatch)
            let backup = sandbox.path("with blank")
            #expect(try await run(["--backup", backup], in: sandbox).exitStatus == .exited(0))
            let sound = try await sandbox.database.lines("SELECT * FROM players")
            try damageName(in: sandbox)
            let again = try sandbox.launch(["--backup", backup, "--data-dir", sandbox.data.path])
            try await expectError(from: again, code: 73, containing: "choose another name")
            let other = try sandbox.launch(
                ["--backup", backup + "2", "--data-dir", sandbox.data.path])
            try await expectError(from: other, code: 65)
            let restore = try await run(["--restore", backup], in: sandbox)
            #expect(restore.exitStatus == .exited(0))
            #expect(restore.outputText.contains("The replaced data is in "))
            #expect(try await sandbox.database.lines("SELECT * FROM players") == sound)
            #expect(try await run(["--check"], in: sandbox).exitStatus == .exited(0))
        }
    }

    @Test func `a damaged backup is not restored, and the command in the message rescues it`()
        async throws
    {
        try await withSandbox { sandbox in
            try await sandbox.run(.startedMatch)
            let before = try sandbox.data.databaseBytes
            try damageName(in: sandbox)
            let backup = sandbox.path("it's a backup")
            try Data(sandbox.data.databaseBytes).write(to: URL(filePath: backup))
            try sandbox.data.write(before)
            let restore = try await run(["--restore", backup], in: sandbox)
            #expect(restore.exitStatus == .exited(65))
            #expect(restore.errorText.contains("players_copy. Choose another file."))
            #expect(try sandbox.data.databaseBytes == before)
            let command = try #require(restore.errorText.split(separator: "run: ").last)
            let rescue = try sandbox.shell("football-gather() { \"$BIN\" \"$@\"; }; \(command)")
            #expect(try await rescue.exit() == .exited(0), "\(rescue.errorText)")
            #expect(rescue.outputText.hasPrefix("Player 1 may have wrong values.\n"))
        }
    }

    @Test func `a recovery rescues a player with a changed letter and names the player`()
        async throws
    {
        try await withSandbox { sandbox in
            try await sandbox.run(.startedMatch)
            try damageName(in: sandbox)
            let recovery = try await run(["--recover"], in: sandbox)
            #expect(recovery.exitStatus == .exited(0))
            #expect(recovery.outputText.hasPrefix("Player 1 may have wrong values.\n"))
            #expect(recovery.outputText.contains("The damaged data is in "))
            #expect(try await run(["--check"], in: sandbox).exitStatus == .exited(0))
            #expect(try await sandbox.database.value("SELECT count(*) FROM players") == "4")
        }
    }

    @Test func `the findings and the losses are in the language of the user`() async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(.startedMatch)
            try damageName(in: sandbox)
            let korean = ["LANG": "ko_KR.UTF-8"]
            let check = try await run(["--check"], in: sandbox, environment: korean)
            #expect(check.exitStatus == .exited(65))
            #expect(check.outputText.contains("SQLite 보고: "), "\(check.outputText)")
            let recovery = try await run(["--recover"], in: sandbox, environment: korean)
            #expect(recovery.outputText.hasPrefix("선수 1의 값이 잘못되었을 수 있습니다.\n"))
        }
    }

    @Test func `a recovery of a file without an account gives the next step`() async throws {
        try await withSandbox { sandbox in
            try sandbox.data.write([UInt8](repeating: 7, count: 8_192))
            let path = sandbox.data.path
            let recovery = try sandbox.launch(["--recover", "--data-dir", path])
            try await expectError(
                from: recovery, code: 65,
                containing: "There is no backup. To start without the data, run: mv '\(path)'")
        }
    }

    @Test func `a recovery of sound data changes nothing`() async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(.startedMatch)
            let recovery = try await run(["--recover"], in: sandbox)
            #expect(recovery.exitStatus == .exited(0))
            #expect(recovery.outputText == "Nothing is damaged, so nothing was changed.\n")
        }
    }

    @Test(arguments: ["--check", "--recover", "--backup", "--restore"])
    func `a file or a directory that does not exist has its own exit code`(
        option: String
    ) async throws {
        try await withSandbox { sandbox in
            let missing = sandbox.path("missing")
            let value = ["--backup": [sandbox.path("new")], "--restore": [missing]][option] ?? []
            let directory = option == "--restore" ? sandbox.data.path : missing
            let process = try sandbox.launch([option] + value + ["--data-dir", directory])
            try await expectError(
                from: process, code: 66, containing: "missing does not exist: check the path")
        }
    }

    /// A pipe would be waited for. `RecordingFileTests` tests the file of `--record`.
    @Test(arguments: [
        "--restore": Int32(66), "--replay": 66, "--import": 66, "--backup": 73, "--export": 73,
    ])
    func `an option for a file refuses a pipe at once`(option: String, code: Int32) async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(.startedMatch)
            #expect(mkfifo(sandbox.path("pipe"), 0o600) == 0)
            let folder = option == "--replay" ? [] : ["--data-dir", sandbox.data.path]
            let process = try sandbox.launch([option, sandbox.path("pipe")] + folder)
            try await expectError(from: process, code: code)
        }
    }

    @Test func `a running app is not restored`() async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(.startedMatch)
            let backup = sandbox.path("backup")
            _ = try await run(["--backup", backup], in: sandbox)
            let app = try sandbox.launch(sandbox.data.plainArguments, input: .pipe)
            try await app.output(containing: "Resume the gather")
            let restore = try sandbox.launch(["--restore", backup, "--data-dir", sandbox.data.path])
            try await expectError(from: restore, code: 75, containing: "process \(app.id)")
            app.closeInput()
            #expect(try await app.exit() == .exited(0))
        }
    }

    @Test func `a start with damaged data names the recovery, and that the newest backup`()
        async throws
    {
        try await withSandbox { sandbox in
            try await sandbox.run(.startedMatch)
            let backup =
                sandbox.data.path + "/backups/" + (try #require(dailyBackups(in: sandbox).first))
            try sandbox.data.write([UInt8](repeating: 7, count: 8_192))
            let app = try sandbox.launch(sandbox.data.plainArguments)
            #expect(try await app.exit() == .exited(65))
            let recovery = "--recover --data-dir '\(sandbox.data.path)'"
            #expect(app.errorText.hasSuffix(recovery + "\n"), "\(app.errorText)")
            let recover = try sandbox.shell("\"$BIN\" " + recovery)
            #expect(try await recover.exit() == .exited(65))
            let command = "--restore '\(backup)' --data-dir '\(sandbox.data.path)'"
            #expect(recover.errorText.hasSuffix(command + "\n"), "\(recover.errorText)")
            let restore = try sandbox.shell("\"$BIN\" " + command)
            #expect(try await restore.exit() == .exited(0))
            try await sandbox.run(PlainScript { $0.signIn() })
        }
    }

    @Test(arguments: ["", "--plain"])
    func `a day of use in a terminal adds a backup`(_ options: String) async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(.startedMatch)
            try removeBackups(in: sandbox)
            let terminal = try await TmuxTerminal(in: sandbox, options: options)
            try await terminal.wait(for: "Resume the gather")
            let name = try await eventually("The backup") { dailyBackups(in: sandbox).first }
            let backup = SQLiteShell(sandbox: sandbox, file: sandbox.data.path + "/backups/" + name)
            #expect(try await backup.isSound())
            #expect(try await backup.value("SELECT count(*) FROM players") == "4")
        }
    }

    @Test func `a day of use without a terminal adds a backup at the end`() async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(PlainScript { $0.register() })
            let names = dailyBackups(in: sandbox)
            #expect(names.count == 1)
            let second = try await sandbox.run(PlainScript { $0.add("Bo") })
            #expect(second.errorText == "")
            #expect(dailyBackups(in: sandbox) == names)
        }
    }

    @Test(arguments: ["", "--plain"])
    func `damage is reported while the app runs in a terminal`(_ options: String) async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(.startedMatch)
            try removeBackups(in: sandbox)
            try damageName(in: sandbox)
            let terminal = try await TmuxTerminal(in: sandbox, options: options)
            try await terminal.wait(for: "The stored data has", "football-gather --check")
            #expect(dailyBackups(in: sandbox).isEmpty)
        }
    }

    @Test func `damage is reported at the end of a session without a terminal`() async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(.startedMatch)
            try removeBackups(in: sandbox)
            try damageName(in: sandbox)
            let session = try await sandbox.run(PlainScript())
            #expect(session.errorText.contains("The stored data has"), "\(session.errorText)")
            #expect(dailyBackups(in: sandbox).isEmpty)
        }
    }

    @Test func `a recorded session adds no backup`() async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(.startedMatch)
            try removeBackups(in: sandbox)
            let terminal = try await TmuxTerminal(in: sandbox, options: "--record \"$DATA.rec\"")
            try await terminal.resumeMatch()
            // Without large digits, the clock is readable.
            try await terminal.resize(columns: 40, rows: 12)
            try await terminal.press("Space")
            // Later than the check of another session.
            try await terminal.waitUntil("A time of 09:57 or less") {
                $0.firstMatch(of: #/0\d:\d\d/#).map { $0.output < "09:58" } ?? false
            }
            #expect(dailyBackups(in: sandbox).isEmpty)
            try await FullScreenApp(terminal: terminal).quit()
            #expect(dailyBackups(in: sandbox).isEmpty)
        }
    }
}
