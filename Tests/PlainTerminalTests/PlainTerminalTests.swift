import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import PlainTerminal

@MainActor @Suite struct `Plain mode` {
    private let sample = SampleScreen()

    @discardableResult
    private func runScript(_ script: String...) async throws -> String {
        let harness = try sample.makeHarness()
        let (exit, output) = await PlainTerminalTests.runScript(
            script.joined(separator: "\n"), on: harness.workspace)
        #expect(exit == .endOfInput)
        return output
    }

    /// Runs a script that ends at the first refused command.
    private func runStrictly(_ script: String) async throws -> (exit: PlainExit, output: String) {
        await PlainTerminalTests.runScript(
            script, on: try sample.makeHarness().workspace, isStrict: true)
    }

    @Test func `a page is filled in by numbers and by labels`() async throws {
        let output = try await runScript(
            "# who", "", "name = 손흥민", "2 =  p4ss ", "Remember me", "SKILL = Amateur", "save")
        #expect(sample.name == "손흥민")
        #expect(sample.password == " p4ss ")
        #expect(sample.remembers)
        #expect(sample.skill == 1)
        #expect(sample.log == ["saved"])
        #expect(output.contains("[1] Name: 손흥민\n"))
        #expect(!output.contains("p4ss"))
        #expect(!output.contains("> "))
        #expect(output.occurrences(of: "== Squad ==") == 6)
    }

    @Test(arguments: [
        ("paste", "end"), ("paste", " END "), ("붙여넣기", "끝"), ("paste that's all", "That's all"),
    ])
    func `lines up to the end are pasted into the page`(command: String, end: String) async throws {
        try await runScript(command, "1. Ana", "", "name = Bo", end, "save")
        #expect(sample.log == ["pasted 1. Ana\n\nname = Bo", "saved"])
        #expect(sample.name == "")
    }

    @Test func `a line that ends lists of another language is part of the text`() async throws {
        try await runScript("paste", "1. Ana", "끝", "2", "end")
        #expect(sample.log == ["pasted 1. Ana\n끝\n2"])
    }

    @Test func `the end of the input ends a pasted text`() async throws {
        try await runScript("붙여넣기", "1. Ana", "2. Bo")
        #expect(sample.log == ["pasted 1. Ana\n2. Bo"])
    }

    @Test func `a page that takes no text refuses it as a whole`() async throws {
        sample.takesPaste = false
        let output = try await runScript("paste", "save", "end")
        #expect(output.contains("this page takes no pasted text"))
        #expect(sample.log.isEmpty)
        #expect(
            try await runStrictly("paste\nsave\nend").exit
                == .refused(
                    line: 3, reason: "The text was skipped: this page takes no pasted text."))
    }

    @Test func `a text that is too long is refused as a whole`() async throws {
        let line = String(repeating: "x", count: 60_000)
        let lines = Array(repeating: line, count: 18).joined(separator: "\n")
        try await runScript("paste", lines, "end", "save")
        #expect(sample.log == ["saved"])
    }

    @Test func `a toggle is flipped by its number and set by an assignment`() async throws {
        try await runScript("3", "3", "remember me = on", "remember me = ON")
        #expect(sample.remembers)
        let output = try await runScript("3 = perhaps", "3 = off")
        #expect(!sample.remembers)
        #expect(output.contains("To choose, type: Remember me = on | off"))
    }

    @Test func `rows are opened by number and by title`() async throws {
        try await runScript("7", "Li", "row Save", "ONLY")
        #expect(sample.log == ["open 1", "open 2", "open 6"])
    }

    @Test func `an exact title takes precedence over another case, and an action over a row`()
        async throws
    {
        let output = try await runScript("Bo", "bo", "BO", "Jo", "Save")
        #expect(sample.log == ["open 1", "open 3", "saved"])
        #expect(output.contains("\"BO\" is ambiguous: [7], [9]. Type the number."))
        #expect(output.contains("\"Jo\" is ambiguous: [10], [11]."))
    }

    @Test func `a row action is performed and its alert answered`() async throws {
        let output = try await runScript("8 delete", "Load", "3", "yes", "Li: Delete", "2", "Li: x")
        #expect(sample.log == ["Yes", "No"])
        #expect(output.contains("\n! Delete Li?\n[1] Yes\n[2] No\n"))
        #expect(output.contains("Answer first: Yes, No."))
        #expect(output.contains("There is no item [3]. Type \"show\" to see the items."))
        #expect(
            output.contains(
                "\"Li\" has no action \"x\". Available actions: Delete, Bench, Team A, up, down."))
    }

    @Test func `a row is moved to a section, up and down`() async throws {
        let output = try await runScript("Li: team a", "7: down", "7 up", "8 UP", "Only: Team A")
        #expect(sample.log == ["2>1.1", "1>0.1", "2>0.0", "99>1.0"])
        #expect(
            output.contains(
                "\"Bo\" has no action \"up\". Available actions: Delete, Bench, Team A, down."))
    }

    @Test func `a title that looks like a command does not replace the command`() async throws {
        sample.players = ["back", "Name = x", "Li", "Li: Delete", "7"]
        let output = try await runScript(
            "Name = x", "row back", "Li: Delete", "row 7", "row name = x")
        #expect(sample.name == "x")
        #expect(sample.log == ["open 1", "open 5", "open 2"])
        #expect(output.contains("\"Li: Delete\" is ambiguous: [10], [9]."))
    }

    @Test(arguments: ["Save", "5", "Bo", "8", "Li: Delete"])
    func `an unavailable item prints its reason`(line: String) async throws {
        sample.unavailableReason = "That is unavailable."
        let output = try await runScript(line)
        #expect(sample.log == [])
        #expect(output.contains("\nThat is unavailable.\n"))
        #expect(output.contains("] Save (not available)\n"))
        #expect(output.contains("] Li (not available) {Delete (not available)}\n"))
        #expect(output.contains("] Only\n"))
    }

    @Test func `a command for a disabled, unknown or unsuitable item is refused`() async throws {
        sample.isLocked = true
        let output = try await runScript(
            "1 = x", "Save", "99", "0", "Pasword = s3cret", "Save = x", "Name", "1", "Skill",
            "Skill = expert", "5 = x", "row Save: Delet", "3 Delete")
        #expect(sample.log == [])
        #expect(sample.name == "")
        for message in [
            "\"Name\" is not available now.", "\"Save\" is not available now.",
            "There is no item [99]. Type \"show\" to see the items.",
            "There is no item [0]. Type \"show\" to see the items.",
            "There is no \"Pasword\" here. Type \"help\" for a list of commands.",
            "\"Save\" has no value to set. Type its name or number alone to activate it.",
            "To choose, type: Skill = beginner | amateur",
            "\"Remember me\" has no action \"Delete\". Available actions: none.",
        ] {
            #expect(output.contains(message + "\n"), "\(message)")
        }
        #expect(!output.contains("s3cret"))
    }

    @Test(arguments: [
        ("Pasword = s3cret", "There is no \"Pasword\" here. Type \"help\" for a list of commands."),
        ("99", "There is no item [99]. Type \"show\" to see the items."),
        ("row Nobody", "There is no \"Nobody\" here. Type \"help\" for a list of commands."),
        (String(repeating: "x", count: 70_000), PlainStrings.tooLong),
    ])
    func `a refused command ends a strict run with the number of its line`(
        line: String, reason: String
    ) async throws {
        let (exit, output) = try await runStrictly(
            "# A squad\n\nname = Bo\nmore\n\(line)\nSave\n")
        #expect(exit == .refused(line: 5, reason: reason))
        #expect(exit.message == "Line 5 was refused. \(reason)")
        #expect(sample.name == "Bo")
        #expect(sample.log == [])
        #expect(!output.contains(reason))
    }

    @Test func `a command that fails with a warning ends a strict run`() async throws {
        sample.canFail = true
        let exit = try await runStrictly("name = Bo\nFail\nSave\n").exit
        #expect(exit == .refused(line: 2, reason: "It failed."))
        #expect(sample.log == [])
    }

    @Test func `a warning before the first command does not end a strict run`() async throws {
        sample.warning = "The data is old."
        let exit = try await runStrictly("show\nSave\n").exit
        #expect(exit == .endOfInput)
        #expect(sample.log == ["saved"])
    }

    @Test func `a command that fails does not end a run that is not strict`() async throws {
        sample.canFail = true
        #expect(try await runScript("Fail", "Save").contains("It failed."))
        #expect(sample.log == ["saved"])
    }

    @Test func `a line that is not UTF-8 ends a strict run`() async throws {
        let harness = try sample.makeHarness()
        let (exit, _) = await PlainTerminalTests.runScript(
            bytes: Array("show\n".utf8) + [0xFF, 0x0A], on: harness.workspace, isStrict: true)
        #expect(exit == .refused(line: 2, reason: PlainStrings.invalidUTF8))
    }

    @Test func `a question without an answer ends a strict run`() async throws {
        let exit = try await runStrictly("show\n8 delete\n").exit
        #expect(exit == .refused(line: 2, reason: PlainStrings.unanswered))
    }

    @Test func `a strict run without a refused command ends with its input`() async throws {
        let exit = try await runStrictly("name = Bo\nmore\ntop\nSave\n").exit
        #expect(exit == .endOfInput)
        #expect(sample.log == ["saved"])
    }

    @Test func `the page is printed after work in progress`() async throws {
        let output = try await runScript("Load", "New")
        #expect(sample.log == ["open 1"])
        #expect(output.contains("[7] New {Delete}\n"))
    }

    @Test func `back cancels an alert and asks to quit at the root`() async throws {
        sample.ask("Sure?")
        let harness = try sample.makeHarness()
        let (exit, output) = await PlainTerminalTests.runScript(
            "back\nback\nquit game\nstay\nback\nquit\nSave", on: harness.workspace)
        #expect(exit == .finished)
        #expect(sample.log == ["cancelled"])
        #expect(output.contains("! Quit?\n[1] Quit\n[2] Stay\n"))
    }

    @Test func `a number whose item has changed is refused`() async throws {
        let harness = try sample.makeHarness()
        let (exit, output) = await PlainTerminalTests.runScript(
            "wait 5\n7\nwait 5\n7", on: harness.workspace
        ) { [sample] duration in
            #expect(duration == .seconds(5))
            sample.players.swapAt(0, 1)
        }
        #expect(exit == .endOfInput, "\(output)")
        // The page is printed after each wait, so the numbers are valid again.
        #expect(sample.log == ["open 1", "open 1"])
        #expect(!output.contains("changed"))

        let outline = PageOutline(try #require(harness.workspace.page))
        let numbers = ItemNumbers()
        _ = numbers.printed(try #require(outline.identity(at: 7)), at: 7, of: outline)
        sample.players = []
        sample.reportChange()
        let runner = CommandRunner(
            outline: PageOutline(try #require(harness.workspace.page)), translations: [],
            numbers: numbers)
        #expect(throws: CommandError(PlainStrings.changed)) { try runner.run(PageCommand("7")) }
        #expect(throws: CommandError(PlainStrings.changed)) {
            try runner.run(PageCommand("7 Delete"))
        }
    }

    @Test func `ten thousand rows are paged`() async throws {
        sample.players = (1...10_000).map { "P\($0)" }
        let output = try await runScript("more", "10000 Delete", "no", "top", "P9999", "more")
        #expect(output.contains("… 9,981 rows below: type \"more\"\n"))
        #expect(output.contains("… 20 rows above: type \"top\"\n-- Bench --\n[27] P21 {Delete}\n"))
        #expect(sample.log == ["No", "open 9999"])
        sample.players = ["Bo"]
        #expect(try await runScript("more").contains("There are no more rows."))
    }

    @Test func `rows that are loaded in parts are printed and found like others`() async throws {
        sample.players = (1...10_000).map { "P\($0)" }
        sample.loaded = 0..<0
        let output = try await runScript(
            "more", "10000 Delete", "no", "top", "P9999", "row P7: Delete", "no", "9000", "P10001")
        #expect(output.contains("[7] P1 {Delete}\n"))
        #expect(output.contains("[27] P21 {Delete}\n"))
        #expect(!output.contains("missing"))
        #expect(sample.log == ["No", "open 9999", "No", "open 8994"])
    }

    @Test func `a tab is selected by its label`() async throws {
        let navigator = Navigator()
        let workspace = Workspace(navigator: navigator)
        let coordinator = TabsCoordinator(
            navigator,
            showing: [("Squad", PageScreen("Players")), ("Gathers", PageScreen("All gathers"))])
        try navigator.start(coordinator, under: nil)
        let (_, output) = await PlainTerminalTests.runScript(
            "tab goals\ntab gathers\nback\ntab Squad\nStay\nTab Squad", on: workspace)
        #expect(output.hasPrefix("\n== Players ==\nTabs: Squad (selected), Gathers\n"))
        #expect(output.contains("There is no tab \"goals\". Tabs: Squad, Gathers.\n"))
        #expect(output.contains("== All gathers ==\nTabs: Squad, Gathers (selected)\n"))
        #expect(output.contains("Answer first: Quit, Stay."))
        #expect(output.hasSuffix("== Players ==\nTabs: Squad (selected), Gathers\n"))
    }

    @Test func `tab has no other meaning than a name on a page without tabs`() async throws {
        sample.players = ["Tab Hunter"]
        try await runScript("tab hunter")
        #expect(sample.log == ["open 1"])
    }

    @Test func `a focus request makes its row visible once`() async throws {
        sample.players = (1...100).map { "P\($0)" }
        sample.focus = .init(RowID(50), serial: 1)
        let output = try await runScript("top")
        let pages = output.split(separator: "== Squad ==").map(String.init)
        #expect(pages[1].contains("[56] P50 "))
        #expect(!pages[2].contains("P50 "))
    }

    @Test func `without Unicode, marks are ASCII and names are found as they are printed`()
        async throws
    {
        sample.players = ["O’Shea", "Łukasz"]
        sample.password = "secret"
        let output = await PlainTerminalTests.runScript(
            "O'Shea\n", on: try sample.makeHarness().workspace, repertoire: .asciiMarks
        ).output
        #expect(output.contains("Password: (hidden)\n"))
        #expect(output.contains("] O'Shea {Delete}\n"))
        #expect(output.contains("] Łukasz {Delete}\n"))
        #expect(sample.log == ["open 1"])
    }

    @Test func `text too long for a field is cut with a remark`() async throws {
        let output = try await runScript("Name = " + String(repeating: "é", count: 2_001))
        #expect(sample.name.count == TextField.limit)
        #expect(output.contains(PlainStrings.cut))
    }

    @Test func `control sequences in stored names do not reach the terminal`() async throws {
        sample.players = ["\u{1B}[2J\u{7}evil\u{9B}31m"]
        sample.name = "\u{1B}]0;x\u{7}"
        let output = try await runScript("help", "[2Jevil31m", "\u{1B}[2J")
        #expect(sample.log == ["open 1"])
        #expect(!output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
        #expect(!output.unicodeScalars.contains { (0x7F...0x9F).contains($0.value) })
        #expect(output.contains("NUMBER ACTION"))
    }

    @Test func `invalid bytes are refused and the next line is performed`() async throws {
        let harness = try sample.makeHarness()
        var bytes: [UInt8] = [0xFF, 0xFE, 0x0A, 0x00, 0x0A] + Array("Name = a\u{0}b\r\n".utf8)
        bytes += [UInt8](repeating: 0x41, count: 10_000_000) + Array("\nSave".utf8)
        let (exit, output) = await PlainTerminalTests.runScript(bytes: bytes, on: harness.workspace)
        #expect(exit == .endOfInput)
        #expect(sample.name == "ab")
        #expect(sample.log == ["saved"])
        #expect(output.contains(PlainStrings.invalidUTF8))
        #expect(output.occurrences(of: PlainStrings.tooLong) == 1)
    }
}

extension String {
    /// Returns the number of occurrences of a text.
    func occurrences(of text: String) -> Int { split(separator: text).count - 1 }
}
