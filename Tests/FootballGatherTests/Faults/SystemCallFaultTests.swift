import Foundation
import Glibc
import Processes
import TestSupport
import Testing

/// The expectations hold for a fault at any system call: the next start works, and everything that
/// the app has confirmed is stored.
@Suite(.enabled(if: Sandbox.canPreload)) struct `A fault at a system call` {
    private static let faults: [SystemCallFault] =
        TestBudget.environment.isLong
        ? [.kill, .error(ENOSPC), .error(EROFS), .error(EIO)]
        : TestBudget.environment.sample([.kill, .error(ENOSPC)])

    private static let squad = PlainScript { script in
        script.register()
        for name in PlainScript.playerNames.prefix(2) { script.add(name) }
        script.startMatch(Array(PlainScript.playerNames.prefix(2)))
        script.enter("Team A +")
    }

    /// Expects a start that works, and a sound database with what `process` has confirmed.
    private func expectConfirmedData(
        of process: ChildProcess, in sandbox: Sandbox, _ comment: Comment
    ) async throws {
        let next = try sandbox.launch(sandbox.data.plainArguments)
        #expect(try await next.exit() == .exited(0), comment)
        #expect(next.errorText == "", comment)
        #expect(try await sandbox.database.isSound(), comment)
        let output = process.outputText
        let stored = try await StoredState(in: sandbox.database)
        for name in PlainScript.playerNames where output.contains("] \(name), Position") {
            #expect(stored.names.contains(name), comment)
        }
        if output.contains("== Gather in progress ==\nScore") {
            #expect(stored.match != nil, comment)
        }
        if output.contains("Team A 1 : 0 Team B") {
            #expect(stored.match?.scoreA == 1, comment)
        }
    }

    @Test(arguments: faults)
    func `of the first session loses nothing that was confirmed`(
        _ fault: SystemCallFault
    ) async throws {
        try await withSandbox { sandbox in
            try await sandbox.forEachFault(
                fault, of: sandbox.data.plainArguments, input: Self.squad
            ) { process, comment in
                try await expectConfirmedData(of: process, in: sandbox, comment)
                let isRegistered = try await sandbox.database.value("SELECT count(*) FROM users")
                if process.outputText.contains("== Players ==") {
                    #expect(isRegistered == "1", comment)
                }
            }
            let output = try await sandbox.run(Self.squad).outputText
            #expect(output.contains("] \(PlainScript.playerNames[0]), Position"))
            #expect(output.contains("== Gather in progress ==\nScore"))
            #expect(output.contains("Team A 1 : 0 Team B"))
        }
    }

    @Test(arguments: faults)
    func `of a sign-in loses nothing that was confirmed`(
        _ fault: SystemCallFault
    ) async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(
                PlainScript { script in
                    script.append(Self.squad)
                    script.enter("back", "Leave", "Sign out", "Sign out")
                })
            #expect(try await sandbox.database.value("SELECT count(*) FROM sessions") == "0")
            let before = try await StoredState(in: sandbox.database)
            try await sandbox.forEachFault(
                fault, of: sandbox.data.plainArguments, input: PlainScript { $0.signIn() }
            ) { process, comment in
                try await expectConfirmedData(of: process, in: sandbox, comment)
                #expect(try await StoredState(in: sandbox.database) == before, comment)
                // The next sign-in works, whatever is left of this one.
                let next = try await sandbox.run(PlainScript { $0.signIn() })
                #expect(next.outputText.contains("Resume the gather"), comment)
            }
        }
    }

    @Test(arguments: faults)
    func `of a sign-out leaves no session that a confirmed sign-out has ended`(
        _ fault: SystemCallFault
    ) async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(PlainScript { $0.register() })
            let script = PlainScript { $0.enter("Sign out", "Sign out") }
            try await sandbox.forEachFault(
                fault, of: sandbox.data.plainArguments, input: script
            ) { process, comment in
                try await expectConfirmedData(of: process, in: sandbox, comment)
                let sessions = try await sandbox.database.value("SELECT count(*) FROM sessions")
                if process.outputText.contains("== Login ==") {
                    #expect(sessions == "0", comment)
                }
            }
            #expect(try await sandbox.run(script).outputText.contains("== Login =="))
        }
    }

    @Test(.thorough) func `that only waits, as on a slow disk, changes nothing`() async throws {
        try await withSandbox { sandbox in
            let process = try await sandbox.runOnSlowDisk(Self.squad)
            #expect(process.outputText.contains("Team A 1 : 0 Team B"))
            try await expectConfirmedData(of: process, in: sandbox, "on a slow disk")
        }
    }

    @Test(arguments: faults)
    func `of a migration leaves the old version or the new one`(
        _ fault: SystemCallFault
    ) async throws {
        try await withSandbox { sandbox in
            try sandbox.data.create()
            _ = try await sandbox.database.lines(".read \(try TestData.path("version-1.sql"))")
            chmod(sandbox.data.database, 0o600)
            try await sandbox.forEachFault(
                fault, of: sandbox.data.plainArguments
            ) { process, comment in
                try await expectConfirmedData(of: process, in: sandbox, comment)
                #expect(
                    try await sandbox.database.lines("SELECT name FROM players ORDER BY id")
                        == ["손흥민", "Bo"], comment)
            }
            let next = try await sandbox.run(PlainScript { $0.signIn() })
            #expect(next.outputText.contains("] 손흥민, Position"))
        }
    }
}
