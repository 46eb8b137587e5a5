import Glibc
import Processes
import TestSupport
import Testing

@Suite struct `An evening of three matches` {
    @Test func `is stored as plain mode shows it`() async throws {
        try await withSandbox { sandbox in
            for (number, run) in ScriptedEvening.runs.enumerated() {
                let process = try await sandbox.run(
                    PlainScript { script in
                        if number == 0 { script.enter(ScriptedEvening.registration) }
                        script.enter(run.commands)
                    })
                run.expectLastPage(of: process.outputText)
                try await expectStored(run, in: sandbox)
            }
        }
    }

    @Test func `continues after each kill on terminals of three sizes`() async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(PlainScript { $0.enter(ScriptedEvening.registration) })
            for (run, session) in zip(ScriptedEvening.runs, EveningSession.all) {
                let terminal = try await TmuxTerminal(
                    in: sandbox, columns: session.columns, rows: session.rows)
                var screen = ""
                for step in session.steps {
                    if !step.keys.isEmpty { try await terminal.press(step.keys) }
                    screen = try await terminal.wait(for: step.text)
                }
                for row in run.rows {
                    let isFound = try screen.contains(EveningSession.pattern(of: row))
                    #expect(isFound, "\(row) is missing:\n\(screen)")
                }
                kill(try sandbox.data.lockHolder(), SIGKILL)
                #expect(try await terminal.exitCode() == 137)
                try await expectStored(run, in: sandbox)
            }
        }
    }

    private func expectStored(_ run: ScriptedEvening.Run, in sandbox: Sandbox) async throws {
        let query = ".read \(try TestData.path("matches.sql"))"
        #expect(try await sandbox.database.lines(query) == run.stored)
        #expect(try await sandbox.database.isSound())
    }
}
