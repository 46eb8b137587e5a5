import Testing

@Suite struct `A second runner` {
    @Test func `is refused, and the first one does not notice`() async throws {
        try await withSandbox { sandbox in
            let first = try sandbox.runner(sandbox.data.plainArguments, input: .pipe)
            try await first.reply(with: "== Login ==")
            let second = try sandbox.runner(
                sandbox.data.plainArguments, input: .bytes(Script.begun.bytes))
            try await expectComplaint(of: second, code: 75, saying: "process \(first.id)")
            for line in Script.begun.lines { first.say(line) }
            try await first.reply(with: "== Gather in progress ==")
            first.closeInput()
            #expect(try await first.end() == .exited(0))
            let third = try await sandbox.play(Script())
            #expect(third.outputText.contains("Resume the gather in progress?"))
        }
    }

    /// Many at once: one gets it, the others are refused, and nobody breaks anything.
    @Test func `of many gets in when they start at once`() async throws {
        try await withSandbox { sandbox in
            let runners = try (0..<8).map { _ in
                try sandbox.runner(sandbox.data.plainArguments, input: .pipe)
            }
            for runner in runners {
                _ = try await eventually("an answer of \(runner.id)") {
                    runner.poll() != nil || !runner.output.isEmpty ? true : nil
                }
            }
            let holders = runners.filter { $0.poll() == nil }
            #expect(holders.count == 1)
            for runner in runners where runner.poll() != nil {
                try await expectComplaint(of: runner, code: 75, saying: "Another Football Gather")
            }
            for holder in holders {
                holder.say("quit")
                #expect(try await holder.end() == .exited(0))
            }
            #expect(try await sandbox.database.isSound())
        }
    }

    @Test func `may use the directory of one that was killed`() async throws {
        try await withSandbox { sandbox in
            let first = try sandbox.runner(sandbox.data.plainArguments, input: .pipe)
            try await first.reply(with: "== Login ==")
            first.send(9)
            #expect(try await first.end() == .killed(9))
            try await sandbox.play(.begun)
        }
    }
}
