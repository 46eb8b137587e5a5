import Processes
import TestSupport
import Testing

@Suite struct `An evening from a pasted list to its result` {
    private static let list = """
        Tuesday 20:30, who is in?
        1. Ana ✅
        2. bo
        3. Cy +1
        4. 손흥민
        Maybe: Di
        Out: Ed
        """

    @Test func `takes place in plain mode`() async throws {
        try await withSandbox { sandbox in
            let process = try await sandbox.run(
                PlainScript { script in
                    script.enter(ScriptedEvening.registration)
                    script.enter("tab Evening", "paste")
                    script.enter(Self.list.split(separator: "\n").map(String.init))
                    script.enter(
                        "end", "Accept", "Share", "back", "Make teams", "Fair teams", "Share",
                        "back", "Start with clock", "Team A +", "End gather", "Yes", "Share")
                })
            #expect(process.errorText == "")
            for text in [
                "5 yes, 1 maybe, 1 no.", "5 of 14 places taken.",
                "1. Ana\n2. Bo\n3. Cy\n4. 손흥민\n5. Cy +1",
                "No teams are fairer.", "== Share ==\nTeam A\n", "Team A 1 : 0 Team B",
            ] {
                #expect(process.outputText.contains(text), "\(text)")
            }
        }
    }

    @Test(arguments: [(80, 24), (40, 12), (200, 60)])
    func `takes place on a terminal of any size`(columns: Int, rows: Int) async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(PlainScript { $0.enter(ScriptedEvening.registration) })
            let terminal = try await TmuxTerminal(in: sandbox, columns: columns, rows: rows)
            try await terminal.wait(for: "손흥민")
            try await terminal.press("3")
            try await terminal.wait(for: "Who comes", "Paste the list")
            try await terminal.paste(Self.list)
            try await terminal.wait(for: "Pasted list", "5 yes, 1 maybe, 1 no.")
            try await terminal.press("s")
            try await terminal.wait(for: "Who comes", "Cy +1")
            try await terminal.press("t")
            try await terminal.wait(for: "Confirm players")
            try await terminal.press("f")
            // The smallest window breaks the sentence here.
            try await terminal.wait(for: "No teams are")
            try await terminal.press("i")
            try await terminal.wait(for: "Sent to the clipboard.")
            try await terminal.press("Escape")
            try await terminal.wait(for: "Confirm players")
            try await terminal.press("c")
            try await terminal.wait(for: "Pause")
            try await terminal.press("a", "e", "y")
            try await terminal.wait(for: "Result", "Team A wins")
        }
    }
}
