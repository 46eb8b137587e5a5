import TerminalUI
import TestSupport
import Testing

@testable import PlainTerminal

@MainActor @Suite struct `Plain mode` {
    private let squad = Squad()

    @discardableResult
    private func play(_ script: String...) async throws -> String {
        let stage = try squad.open()
        let (exit, output) = await PlainTerminalTests.play(
            script.joined(separator: "\n"), on: stage.workspace)
        #expect(exit == .endOfInput)
        return output
    }

    @Test func `a page is filled in by numbers and by labels`() async throws {
        let output = try await play(
            "# who", "", "name = 손흥민", "2 =  p4ss ", "Remember me", "SKILL = Amateur", "save")
        #expect(squad.name == "손흥민")
        #expect(squad.password == " p4ss ")
        #expect(squad.remembers)
        #expect(squad.skill == 1)
        #expect(squad.done == ["saved"])
        #expect(output.contains("[1] Name: 손흥민\n"))
        #expect(!output.contains("p4ss"))
        #expect(!output.contains("> "))
        #expect(output.components(of: "== Squad ==") == 6)
    }

    @Test func `a toggle is flipped, or set to what it may be already`() async throws {
        try await play("3", "3", "remember me = on", "remember me = ON")
        #expect(squad.remembers)
        let output = try await play("3 = perhaps", "3 = off")
        #expect(!squad.remembers)
        #expect(output.contains("To choose, say: Remember me = on | off"))
    }

    @Test func `rows are opened by number and by title`() async throws {
        try await play("7", "Li", "row Save", "ONLY")
        #expect(squad.done == ["open 1", "open 2", "open 6"])
    }

    @Test func `an exact title goes before one in another case, and actions before rows`()
        async throws
    {
        let output = try await play("Bo", "bo", "BO", "Jo", "Save")
        #expect(squad.done == ["open 1", "open 3", "saved"])
        #expect(output.contains("\"BO\" is ambiguous: [7], [9]. Please say the number."))
        #expect(output.contains("\"Jo\" is ambiguous: [10], [11]."))
    }

    @Test func `a row's action is done, and its question answered`() async throws {
        let output = try await play("8 delete", "Load", "3", "yes", "Li: Delete", "2", "Li: x")
        #expect(squad.done == ["Yes", "No"])
        #expect(output.contains("\n! Delete Li?\n[1] Yes\n[2] No\n"))
        #expect(output.contains("Please answer first: Yes, No."))
        #expect(output.contains("Nothing stands at [3]."))
        #expect(output.contains("\"Li\" has no \"x\"; there is: Delete, Bench, Team A, up, down."))
    }

    @Test func `a row is moved to a section, up and down`() async throws {
        let output = try await play("Li: team a", "7: down", "7 up", "8 UP", "Only: Team A")
        #expect(squad.done == ["2>1.1", "1>0.1", "2>0.0", "99>1.0"])
        #expect(output.contains("\"Bo\" has no \"up\"; there is: Delete, Bench, Team A, down."))
    }

    @Test func `a name that looks like a command does not take its place`() async throws {
        squad.players = ["back", "Name = x", "Li", "Li: Delete", "7"]
        let output = try await play("Name = x", "row back", "Li: Delete", "row 7", "row name = x")
        #expect(squad.name == "x")
        #expect(squad.done == ["open 1", "open 5", "open 2"])
        #expect(output.contains("\"Li: Delete\" is ambiguous: [10], [9]."))
    }

    @Test(arguments: ["Save", "5", "Bo", "8", "Li: Delete"])
    func `what cannot be done for a reason says it`(line: String) async throws {
        squad.unavailableReason = "That is left out."
        let output = try await play(line)
        #expect(squad.done == [])
        #expect(output.contains("\nThat is left out.\n"))
        #expect(output.contains("] Save (not available)\n"))
        #expect(output.contains("] Li (not available) {Delete (not available)}\n"))
        #expect(output.contains("] Only\n"))
    }

    @Test func `what is disabled, unknown or of another kind is refused`() async throws {
        squad.isLocked = true
        let output = try await play(
            "1 = x", "Save", "99", "0", "Pasword = s3cret", "Save = x", "Name", "1", "Skill",
            "Skill = expert", "5 = x", "row Save: Delet", "3 Delete")
        #expect(squad.done == [])
        #expect(squad.name == "")
        for sentence in [
            "\"Name\" is not available now.", "\"Save\" is not available now.",
            "Nothing stands at [99].", "Nothing stands at [0].",
            "There is no \"Pasword\" here. Say \"help\" for what can be said.",
            "\"Save\" cannot be set.", "To choose, say: Skill = beginner | amateur",
            "\"Remember me\" has no \"Delete\"; there is: nothing.",
        ] {
            #expect(output.contains(sentence + "\n"), "\(sentence)")
        }
        #expect(!output.contains("s3cret"))
    }

    @Test func `work is waited for before the page is shown`() async throws {
        let output = try await play("Load", "New")
        #expect(squad.done == ["open 1"])
        #expect(output.contains("[7] New {Delete}\n"))
    }

    @Test func `back cancels a question, and at the root asks whether to quit`() async throws {
        squad.ask("Sure?")
        let stage = try squad.open()
        let (exit, output) = await PlainTerminalTests.play(
            "back\nback\nquit game\nstay\nback\nquit\nSave", on: stage.workspace)
        #expect(exit == .finished)
        #expect(squad.done == ["cancelled"])
        #expect(output.contains("! Quit Football Gather?\n[1] Quit\n[2] Stay\n"))
    }

    @Test func `a number that means something else by now is refused`() async throws {
        let stage = try squad.open()
        let (_, output) = await PlainTerminalTests.play(
            "wait 5\n7\nwait 5\n7", on: stage.workspace
        ) { [squad] duration in
            #expect(duration == .seconds(5))
            squad.players.swapAt(0, 1)
        }
        // The page was shown after each wait, so the numbers were good again.
        #expect(squad.done == ["open 1", "open 1"])
        #expect(!output.contains("changed"))

        let runner = CommandRunner(
            outline: PageOutline(try #require(stage.workspace.page)),
            printed: [7: .row(RowID(5), list: "Players")])
        #expect(throws: Refusal(PlainWords.changed)) { try runner.run(Phrase("7")) }
        #expect(throws: Refusal(PlainWords.changed)) { try runner.run(Phrase("7 Delete")) }
    }

    @Test func `ten thousand rows are paged`() async throws {
        squad.players = (1...10_000).map { "P\($0)" }
        let output = try await play("more", "10000 Delete", "no", "top", "P9999", "more")
        #expect(output.contains("… 9,981 more: say \"more\"\n"))
        #expect(output.contains("… 20 before: say \"top\"\n-- Bench --\n[27] P21 {Delete}\n"))
        #expect(squad.done == ["No", "open 9999"])
        squad.players = ["Bo"]
        #expect(try await play("more").contains("There are no more rows."))
    }

    @Test func `a row that wants to be seen is shown once`() async throws {
        squad.players = (1...100).map { "P\($0)" }
        squad.focus = .init(row: RowID(50), serial: 1)
        let output = try await play("top")
        let pages = output.split(separator: "== Squad ==").map(String.init)
        #expect(pages[1].contains("[56] P50 "))
        #expect(!pages[2].contains("P50 "))
    }

    @Test func `text too long for a field is cut and said so`() async throws {
        let output = try await play("Name = " + String(repeating: "é", count: 2_001))
        #expect(squad.name.count == TextField.limit)
        #expect(output.contains(PlainWords.cut))
    }

    @Test func `no stored name commands the terminal`() async throws {
        squad.players = ["\u{1B}[2J\u{7}evil\u{9B}31m"]
        squad.name = "\u{1B}]0;x\u{7}"
        let output = try await play("help", "[2Jevil31m", "\u{1B}[2J")
        #expect(squad.done == ["open 1"])
        #expect(!output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
        #expect(!output.unicodeScalars.contains { (0x7F...0x9F).contains($0.value) })
        #expect(output.contains("NUMBER ACTION"))
    }

    @Test func `hostile bytes are refused and the next line is done`() async throws {
        let stage = try squad.open()
        var bytes: [UInt8] = [0xFF, 0xFE, 0x0A, 0x00, 0x0A] + Array("Name = a\u{0}b\r\n".utf8)
        bytes += [UInt8](repeating: 0x41, count: 10_000_000) + Array("\nSave".utf8)
        let (exit, output) = await PlainTerminalTests.play(bytes: bytes, on: stage.workspace)
        #expect(exit == .endOfInput)
        #expect(squad.name == "ab")
        #expect(squad.done == ["saved"])
        #expect(output.contains(PlainWords.notText))
        #expect(output.components(of: PlainWords.tooLong) == 1)
    }
}

extension String {
    /// How often a text occurs.
    func components(of text: String) -> Int { split(separator: text).count - 1 }
}
