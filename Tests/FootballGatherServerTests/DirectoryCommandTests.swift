import Foundation
import Processes
import TestSupport
import Testing

@Suite struct `Commands on the data of the server` {
    private let directory = TemporaryDirectory()
    private let folder = TemporaryDirectory()

    private var backup: String { folder.path + "/backup.sqlite" }

    private func run(_ arguments: String...) async throws -> ChildProcess {
        let process = try ServerProgram.launch(arguments + ["--data-dir", directory.path])
        _ = try await process.exit()
        return process
    }

    private func backups() -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(
            atPath: directory.path + "/backups")
        return names ?? []
    }

    /// Removes the backup that the first start has added if the account was there before its check.
    private func removeBackups() throws {
        guard !backups().isEmpty else { return }
        try FileManager.default.removeItem(atPath: directory.path + "/backups")
    }

    @Test func `a backup of a running server brings deleted players back`() async throws {
        try folder.create()
        let server = try await ServerProgram(directory: directory)
        let authorization = try await server.authorization()
        _ = await server.send("POST /api/players", #"{"name":"Cy"}"#, authorization)
        let check = try await run("--check")
        #expect(check.exitStatus == .exited(0))
        #expect(check.outputText == "No damage found.\n")
        let copy = try await run("--backup", backup)
        #expect(copy.exitStatus == .exited(0), "\(copy.errorText)")
        let again = try await run("--backup", backup)
        #expect(again.exitStatus == .exited(73))
        #expect(again.errorText.contains("choose another name"))
        _ = await server.send("DELETE /api/players/1", "", authorization)
        let refused = try await run("--restore", backup)
        #expect(refused.exitStatus == .exited(75))
        #expect(refused.errorText.contains("Another program"))
        try await server.stop()

        let restore = try await run("--restore", backup)
        #expect(restore.exitStatus == .exited(0), "\(restore.errorText)")
        #expect(restore.outputText.contains("The replaced data is in "))
        let restored = try await ServerProgram(directory: directory)
        #expect(
            await restored.send("GET /api/players", "", authorization)?.contains(" 401 ") == true)
        let signedIn = try await restored.authorization()
        let players = await restored.send("GET /api/players", "", signedIn)
        // Numbers that the replaced data has assigned are not assigned again.
        let added = await restored.send("POST /api/players", #"{"name":"Di"}"#, signedIn)
        #expect(added?.contains(#/players\/\d{7}/#) == true)
        #expect(players?.contains("Cy") == true)
        try await restored.stop()
    }

    @Test func `a backup with a changed byte is not restored, and the message has its fault`()
        async throws
    {
        try folder.create()
        let server = try await ServerProgram(directory: directory)
        let authorization = try await server.authorization()
        _ = await server.send("POST /api/players", #"{"name":"Cy"}"#, authorization)
        #expect(try await run("--backup", backup).exitStatus == .exited(0))
        try await server.stop()
        var bytes = folder.bytes(of: backup)
        bytes[try #require(bytes.ranges(of: Array("Cy".utf8)).last).lowerBound] ^= 1
        try folder.write(bytes, to: backup)
        let restore = try await run("--restore", backup)
        #expect(restore.exitStatus == .exited(65))
        #expect(
            restore.errorText.contains(
                "is damaged, so the data was not replaced: players and its copy have 2 different "
                    + "rows. Choose another file"))
        #expect(try await run("--check").exitStatus == .exited(0))
    }

    @Test func `a file that is no backup is not restored`() async throws {
        try folder.write(Array("no backup".utf8), to: backup)
        let restore = try await run("--restore", backup)
        #expect(restore.exitStatus == .exited(65))
        #expect(restore.errorText.contains("is not a backup of this program"))
        #expect(try await run("--restore", backup + "2").exitStatus == .exited(66))
        #expect(try await run("--check").exitStatus == .exited(66))
    }

    @Test(arguments: ["--check", "--backup x", "--restore x"])
    func `a command is refused with a database`(option: String) async throws {
        let arguments = option.split(separator: " ").map { String($0) }
        let process = try ServerProgram.launch(arguments, database: "postgres://ana@host/name")
        #expect(try await process.exit() == .exited(64))
        #expect(process.errorText.contains("use pg_dump and pg_restore"))
    }

    @Test func `a command ignores the variables of a running server`() async throws {
        let server = try await ServerProgram(directory: directory)
        let check = try ServerProgram.launch(
            ["--check"],
            .init(variables: [
                "FOOTBALL_GATHER_DATA_DIR": directory.path, "FOOTBALL_GATHER_THREADS": "2",
                "FOOTBALL_GATHER_LOG_REQUESTS": "1",
            ]))
        #expect(try await check.exit() == .exited(0), "\(check.errorText)")
        try await server.stop()
    }

    @Test func `the first start of a day adds a backup`() async throws {
        let empty = try await ServerProgram(directory: directory)
        _ = try await empty.authorization()
        try await empty.stop()
        try removeBackups()
        let server = try await ServerProgram(directory: directory)
        try await server.wait(for: "backed-up")
        #expect(backups().contains { $0.hasSuffix("-daily-1.sqlite") })
        try await server.stop()
    }

    @Test func `a backup that fails is one line of the log`() async throws {
        let first = try await ServerProgram(directory: directory)
        let authorization = try await first.authorization()
        try await first.stop()
        try removeBackups()
        // A file with the name of the folder.
        try directory.write([], to: directory.path + "/backups")
        let server = try await ServerProgram(directory: directory)
        try await server.wait(for: "not-backed-up")
        #expect(await server.send("GET /api/players", "", authorization)?.contains(" 200 ") == true)
        try await server.stop()
    }
}
