import Foundation
import Glibc
import Processes
import TestSupport
import Testing

@Suite(.enabled(if: Sandbox.canPreload)) struct `A fault of a command on the stored data` {
    private static let faults: [SystemCallFault] =
        TestBudget.environment.sample([.kill, .error(ENOSPC), .error(EROFS)])

    private let players = "SELECT name FROM players ORDER BY id"

    @Test(arguments: faults)
    func `leaves a complete backup or none`(_ fault: SystemCallFault) async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(.startedMatch)
            let sound = try await sandbox.database.lines(players)
            let file = sandbox.data.path + "/copy"
            try await sandbox.forEachFault(
                fault, of: ["--backup", file, "--data-dir", sandbox.data.path]
            ) { process, comment in
                let stored = try await sandbox.database.lines(players)
                #expect(stored == sound, comment)
                guard FileManager.default.fileExists(atPath: file) else {
                    #expect(process.exitStatus != .exited(0), comment)
                    return
                }
                let copy = SQLiteShell(sandbox: sandbox, file: file)
                let isSound = try await copy.isSound()
                let copied = try await copy.lines(players)
                #expect(isSound && copied == sound, comment)
            }
        }
    }

    @Test(arguments: faults)
    func `of a restore leaves the old data or the new data`(
        _ fault: SystemCallFault
    ) async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(PlainScript { $0.register() })
            let file = sandbox.path("copy")
            let backup = try sandbox.launch(["--backup", file, "--data-dir", sandbox.data.path])
            #expect(try await backup.exit() == .exited(0))
            try await sandbox.run(PlainScript { $0.add("Bo") })
            try await sandbox.forEachFault(
                fault, of: ["--restore", file, "--data-dir", sandbox.data.path]
            ) { process, comment in
                let next = try sandbox.launch(sandbox.data.plainArguments)
                #expect(try await next.exit() == .exited(0), comment)
                #expect(next.errorText == "", comment)
                #expect(try await sandbox.database.isSound(), comment)
                let names = try await sandbox.database.lines(players)
                #expect(names == ["Bo"] || names == [], comment)
                if process.exitStatus == .exited(0) { #expect(names == [], comment) }
            }
        }
    }

    @Test(arguments: faults)
    func `of an import stores all players of the file or none`(
        _ fault: SystemCallFault
    ) async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(PlainScript { $0.register() })
            let file = sandbox.path("squad.csv")
            try Data("Ana\nBo\nCy\n".utf8).write(to: URL(filePath: file))
            try await sandbox.forEachFault(
                fault, of: ["--import", file, "--data-dir", sandbox.data.path],
                input: PlainScript { $0.enter("y") }
            ) { process, comment in
                #expect(try await sandbox.database.isSound(), comment)
                let names = try await sandbox.database.lines(players)
                #expect(names == ["Ana", "Bo", "Cy"] || names == [], comment)
                if process.exitStatus == .exited(0) { #expect(names.count == 3, comment) }
            }
        }
    }

    @Test(arguments: faults)
    func `of an export leaves a complete file or none`(
        _ fault: SystemCallFault
    ) async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(
                PlainScript {
                    $0.register(); $0.add("Bo")
                })
            let file = sandbox.path("export.json")
            try await sandbox.forEachFault(
                fault, of: ["--export", file, "--data-dir", sandbox.data.path]
            ) { process, comment in
                let text = try? String(contentsOfFile: file, encoding: .utf8)
                #expect(text?.hasSuffix("\"version\": 1\n}\n") ?? true, comment)
                if process.exitStatus == .exited(0) { #expect(text != nil, comment) }
                try? FileManager.default.removeItem(atPath: file)
            }
        }
    }

    @Test(arguments: faults)
    func `of a recovery leaves the damaged data or the new data`(
        _ fault: SystemCallFault
    ) async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(.startedMatch)
            let sound = try await sandbox.database.lines(players)
            // Sound data would stay as it is.
            _ = try await sandbox.database.lines(
                "UPDATE players SET favourite_team = char(0x202e) WHERE id = 1")
            try await sandbox.forEachFault(
                fault, of: ["--recover", "--data-dir", sandbox.data.path]
            ) { _, comment in
                let stored = try await sandbox.database.lines(players)
                let isSound = try await sandbox.database.isSound()
                #expect(isSound && stored == sound, comment)
                let next = try await sandbox.run(PlainScript())
                #expect(next.errorText == "", comment)
            }
        }
    }
}
