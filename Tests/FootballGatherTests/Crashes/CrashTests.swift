import Processes
import TestSupport
import Testing

@Suite struct `An app that is killed` {
    /// Kills the app repeatedly while it works on the same data. When exactly a kill hits depends
    /// on the speed of the machine; the expectations hold for each moment.
    @Test func `has stored everything that it has confirmed`() async throws {
        let seed = TestBudget.environment.seeds(1, long: 1)[0]
        var random = SeededGenerator(seed: seed)
        try await withSandbox { sandbox in
            try await sandbox.run(PlainScript { $0.register() })
            var workload = CrashWorkload()
            for round in 1...TestBudget.environment.count(10, long: 300) {
                let process = try sandbox.launch(sandbox.data.plainArguments, input: .pipe)
                // Some kills hit the app while it opens its database.
                if round == 1 || random.chance(80) {
                    let count = Int.random(in: 1...12, using: &random)
                    try await workload.run(count, in: process, &random)
                }
                try await Task.sleep(for: .microseconds(Int.random(in: 0...30_000, using: &random)))
                process.killGroup()
                sandbox.release(process)
                let copy = try sandbox.data.copy(to: sandbox.path("copy"))
                try await workload.check(
                    SQLiteShell(sandbox: sandbox, file: copy.database),
                    "after kill \(round), seed \(seed)")
            }
            #expect(!workload.confirmed.names.isEmpty)
            let last = try await sandbox.run(PlainScript())
            #expect(
                last.outputText.contains("Resume the gather in progress?")
                    == (workload.confirmed.match != nil))
        }
    }
}
