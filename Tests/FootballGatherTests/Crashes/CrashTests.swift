import Foundation
import Testing

@Suite struct `A program that is killed` {
    /// Kills it at a random moment, again and again over the same data, and looks each time whether
    /// all is there that had been shown as done.
    @Test func `loses nothing that it has shown as done`() async throws {
        var random = SeededRandom.fresh(for: "A program that is killed")
        let kills = isLongRun ? 200 : 10
        // A sanitizer makes every step of it slow.
        let isSanitized = ProcessInfo.processInfo.environment["FOOTBALL_GATHER_SANITIZE"] != nil
        let longest = isSanitized ? 3_000_000 : 400_000
        try await withSandbox { sandbox in
            try await sandbox.play(Script.make { $0.register() })
            let evening = BusyEvening(in: sandbox)
            for round in 1...kills {
                // Now and then so early that the database is still being opened.
                let delay = Duration.microseconds(Int.random(in: 0...longest, using: &random))
                let program = try sandbox.runner(sandbox.data.plainArguments, input: .pipe)
                let end = ContinuousClock.now + delay
                await evening.goOn(with: program, until: end, &random)
                program.destroy()
                let copy = try sandbox.data.copy(to: sandbox.path("copy"))
                let found = SQLiteShell(sandbox: sandbox, file: copy.database)
                #expect(try await found.isSound(), "after kill \(round)")
                try await evening.check(found, round: round)
                sandbox.forget(program)
            }
            print("A program that is killed: \(kills) kills, \(evening.summary)")
            #expect(evening.truth.names.count > 0)
            let last = try await sandbox.play(Script())
            #expect(
                last.outputText.contains("Resume the gather in progress?")
                    == (evening.truth.match != nil))
        }
    }
}
