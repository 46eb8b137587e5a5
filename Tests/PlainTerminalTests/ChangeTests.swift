import TerminalUI
import TestSupport
import Testing

@testable import PlainTerminal

/// Tests of what plain mode prints about the changes of a page.
@MainActor @Suite struct `Changes of a page` {
    private let sample = SampleScreen()

    /// Returns the output of a script without the first page.
    private func output(of lines: String..., isTerse: Bool = false) async throws -> String {
        let workspace = try sample.makeHarness().workspace
        let first = await runScript("", on: workspace, isTerse: isTerse).output
        let (exit, output) = await runScript(
            lines.joined(separator: "\n"), on: workspace, isTerse: isTerse)
        #expect(exit == .endOfInput)
        #expect(output.hasPrefix(first))
        return String(output.dropFirst(first.count))
    }

    @Test(arguments: [
        ("name = 손흥민", "Changed: Name: 손흥민"),
        ("2 = s3cret", "Changed: Password: (hidden)"),
        ("3", "Changed: [x] Remember me"),
        ("skill = amateur", "Changed: Skill: amateur"),
        ("Load", "Changed: Bench: New; gone: 5 rows"),
        ("Fail", "Changed: ! It failed."),
        ("99", "There is no item [99]. Type \"show\" to see the items."),
        ("more", "There are no more rows. Type \"top\" to return to the first ones."),
    ])
    func `follow its title`(command: String, line: String) async throws {
        sample.canFail = true
        let output = try await output(of: command)
        #expect(output.hasPrefix("\n== Squad ==\n\(line)\n[1] Name: "), "\(output)")
    }

    @Test func `are not announced if there are none`() async throws {
        let output = try await output(of: "show", "name =", "8 delete", "no")
        #expect(!output.contains("Changed"))
    }

    @Test func `are those after a question`() async throws {
        let output = try await output(of: "8 delete", "no", "name = Bo", "8 delete", "no")
        #expect(output.occurrences(of: "Changed: Name: Bo") == 1)
    }

    @Test func `are the only lines of a terse run`() async throws {
        let output = try await output(
            of: "name = Bo", "name = Bo", "skill = amateur", "99", "remember me = on",
            isTerse: true)
        #expect(
            output == """
                [1] Name: Bo
                Nothing has changed.
                [4] Skill:
                    (x) amateur
                There is no item [99]. Type "show" to see the items.
                [3] [x] Remember me

                """)
    }

    @Test func `contain a hidden text that replaces another one`() async throws {
        let output = try await output(of: "2 = first", "2 = again", "2 = again", isTerse: true)
        #expect(
            output == "[2] Password: (hidden)\n[2] Password: (hidden)\nNothing has changed.\n")
        let whole = try await self.output(of: "2 = first", "2 = again")
        #expect(whole.occurrences(of: "Changed: Password: (hidden)") == 2)
    }

    @Test func `begin with the errors in a terse run`() async throws {
        sample.canFail = true
        sample.players = ["Bo"]
        let output = try await output(of: "Load", "Fail", isTerse: true)
        #expect(output == "-- Bench --\n[8] New {Delete}\n! It failed.\n")
    }

    @Test func `contain all rows that replace others in a terse run`() async throws {
        sample.players = ["Ann"]
        let workspace = try sample.makeHarness().workspace
        _ = await runScript("", on: workspace, isTerse: true)
        var printState = PrintState(isTerse: true)
        _ = printState.lines(of: workspace, after: [], isWhole: false)
        sample.players = ["Bob"]
        sample.reportChange()
        let lines = printState.lines(of: workspace, after: [], isWhole: false)
        #expect(lines.contains { $0.contains("Bob") }, "\(lines)")
    }

    @Test func `are printed below a question in a terse run`() async throws {
        let output = try await output(of: "8 delete", "9", "no", "name = Bo", isTerse: true)
        #expect(
            output == """

                == Squad ==
                ! Delete Li?
                [1] Yes
                [2] No

                == Squad ==
                There is no item [9]. Type "show" to see the items.
                ! Delete Li?
                [1] Yes
                [2] No
                Nothing has changed.
                [1] Name: Bo

                """)
    }

    @Test func `do not replace the page that a terse run is asked for`() async throws {
        let page = await runScript("", on: try sample.makeHarness().workspace).output
        #expect(try await output(of: "show", isTerse: true) == page)
        let help = try await output(of: "help", isTerse: true)
        #expect(help == PlainTerminal.commandHelp + "\n")
    }

    @Test func `contain all rows of another part of a list`() async throws {
        sample.players = (1...30).map { "P\($0)" }
        let output = try await output(of: "more", isTerse: true)
        #expect(output.hasPrefix("… 20 rows above: type \"top\"\n-- Bench --\n[27] P21 {Delete}\n"))
        #expect(output.contains("-- Team A --\n[37] Only\n"))
        #expect(!output.contains("Name"))
    }
}
