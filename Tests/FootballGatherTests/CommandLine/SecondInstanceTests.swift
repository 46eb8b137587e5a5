import Processes
import TestSupport
import Testing

@Suite struct `A second instance with the same data directory` {
    @Test func `exits with an error while the first continues`() async throws {
        try await withSandbox { sandbox in
            let first = try sandbox.launch(sandbox.data.plainArguments, input: .pipe)
            try await first.output(containing: "== Login ==")
            let second = try sandbox.launch(
                sandbox.data.plainArguments, input: .bytes(PlainScript.startedMatch.bytes))
            try await expectError(from: second, code: 75, containing: "process \(first.id)")
            for line in PlainScript.startedMatch.lines { first.enter(line) }
            try await first.output(containing: "== Gather in progress ==")
            first.closeInput()
            #expect(try await first.exit() == .exited(0))
            let third = try await sandbox.run(PlainScript())
            #expect(third.outputText.contains("Resume the gather in progress?"))
        }
    }

    @Test func `is the only one to continue when many start at once`() async throws {
        try await withSandbox { sandbox in
            let processes = try (0..<8).map { _ in
                try sandbox.launch(sandbox.data.plainArguments, input: .pipe)
            }
            for process in processes {
                try await eventually("The output or the end of process \(process.id)") {
                    process.exitStatus != nil || !process.outputBytes.isEmpty ? () : nil
                }
            }
            let running = processes.filter { $0.exitStatus == nil }
            #expect(running.count == 1)
            for process in processes where process.exitStatus != nil {
                try await expectError(
                    from: process, code: 75, containing: "Another Football Gather")
            }
            for process in running {
                process.enter("quit")
                #expect(try await process.exit() == .exited(0))
            }
            #expect(try await sandbox.database.isSound())
        }
    }
}
