import Processes
import Testing

@Suite struct `A terse run` {
    @Test func `prints only the changes of a match, with the numbers of its first page`()
        async throws
    {
        try await withSandbox { sandbox in
            try await sandbox.run(
                PlainScript { script in
                    script.register()
                    for name in ["Ana", "Bo"] { script.add(name) }
                    script.startMatch(["Ana", "Bo"])
                })
            let output = try await sandbox.output(
                of: ["--terse", "--data-dir", sandbox.data.path],
                input: PlainScript {
                    $0.enter("Resume", "2", "13", "4", "14 Leave", "99", "99 Leave", "show")
                })
            let pages = output.split(separator: "\n\n")
            try #require(pages.count == 3, "\(output)")
            #expect(pages[0].contains("! Resume the gather in progress?"))
            #expect(pages[1].hasPrefix("== Gather in progress ==\nScore: Team A 0 : 0 Team B\n"))
            #expect(pages[1].hasSuffix(Self.changes))
            #expect(pages[2].hasPrefix("== Gather in progress ==\nScore: Team A 1 : 1 Team B\n"))
        }
    }

    private static let changes = """
        To move a row, type "TITLE: DESTINATION". Destinations: Team A, Team B, up, down.
        Score: Team A 1 : 0 Team B
        [1] Team A −
        1-0: Enter names the scorer.
        [6] Undo
        [7] Own goal
        -- Team A --
        [13] Ana, 1 goal {Leave | To Team B}
        Score: Team A 1 : 1 Team B
        [3] Team B −
        1-1: Enter names the scorer.
        -- Team B --
        [14] Bo, left {Return | To Team A}
        There is no item [99]. Type "show" to see the items.
        There is no item [99]. Type "show" to see the items.
        """
}
