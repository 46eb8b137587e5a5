import Foundation
import Localization
import TestSupport
import Testing

@testable import PlainTerminal

@Suite struct `Parsing of commands` {
    private func pageCommand(_ line: String) -> PageCommand? {
        if case .page(let pageCommand) = Command(line) { pageCommand } else { nil }
    }

    @Test(arguments: ["", "   ", "# a comment", "  #", "\u{0}\u{1B}"])
    func `blank lines and comments do nothing`(_ line: String) {
        #expect(Command(line) == .nothing)
    }

    @Test func `keywords are read in any case`() {
        #expect(Command("back") == .back)
        #expect(Command("Paste") == .paste(mark: "end"))
        #expect(Command("붙여넣기") == .paste(mark: "끝"))
        #expect(Command("paste END OF LIST") == .paste(mark: "END OF LIST"))
        #expect(Command(" SHOW ") == .show)
        #expect(Command("More") == .more)
        #expect(Command("top") == .top)
        #expect(Command("help") == .help)
        #expect(Command("quit") == .quit)
        #expect(Command("wait") == .wait(0))
        #expect(Command("wait 90") == .wait(90))
    }

    @Test func `keywords of each language are read in any of them`() {
        let commands: [(String, Command)] = [
            ("뒤로", .back), (" 보기 ", .show), ("더", .more), ("처음", .top), ("도움말", .help),
            ("종료", .quit), ("대기", .wait(0)), ("대기 90", .wait(90)),
            ("행 손흥민", .row(PageCommand("손흥민"))),
            ("탭 경기", .tab("경기", otherwise: PageCommand("탭 경기"))),
            ("뒤로".decomposedStringWithCanonicalMapping, .back),
        ]
        for language in Language.allCases {
            Language.with(language) {
                for (line, command) in commands { #expect(Command(line) == command) }
                #expect(Command("back") == .back)
            }
        }
    }

    @Test(arguments: [
        "wait 86401", "wait -1", "wait 1e9", "wait for Bo", "wait99", "quit now", "대기 86401",
        "뒤로 가기",
    ])
    func `a line similar to a keyword is a command for the page`(_ line: String) {
        #expect(pageCommand(line)?.whole == line)
    }

    @Test func `the text of an assignment is kept exactly`() {
        #expect(pageCommand("Name =  Bo ")?.assignment == .init(target: "Name", text: " Bo "))
        #expect(pageCommand("[3]=x = y")?.assignment == .init(target: "[3]", text: "x = y"))
        #expect(pageCommand("Name =")?.assignment == .init(target: "Name", text: ""))
        #expect(
            pageCommand("Name = \u{301}x")?.assignment == .init(target: "Name", text: "\u{301}x"))
        #expect(pageCommand("= x")?.assignment == nil)
    }

    @Test func `a row is named by its number or its title`() {
        #expect(pageCommand("12 Delete")?.numbered == .init(row: 12, action: "Delete"))
        #expect(pageCommand("[12]: Team A")?.numbered == .init(row: 12, action: "Team A"))
        #expect(pageCommand("a: b: Team A")?.titled == .init(row: "a: b", action: "Team A"))
        #expect(pageCommand("Bo:")?.titled == nil)
        #expect(Command("row back") == .row(PageCommand("back")))
    }

    @Test(arguments: ["-1", "+1", "1.5", "١", "9999999999", "[]", "[1", "0x1", "", "1 "])
    func `only plain digits are a number`(_ text: String) {
        #expect(Command.number(text) == nil)
    }

    @Test func `names are compared without case and blanks`() {
        #expect(NormalizedName(" ŁUKASZ").folded == NormalizedName("łukasz").folded)
        #expect(NormalizedName("Strasse").folded == NormalizedName("STRAßE").folded)
        #expect(NormalizedName("e\u{301}").folded == NormalizedName("É").folded)
        #expect(NormalizedName("Team A -").folded == NormalizedName("Team A −").folded)
        #expect(NormalizedName("Bo\u{1B}") == NormalizedName("Bo"))
    }

    @Test func `random lines are parsed without a crash`() {
        var random = SeededGenerator(seed: 7)
        let pieces = [
            "row ", "wait ", "=", ":", " ", "[", "]", "1", "42", "Bo", "#", "\u{0}", "\u{1B}[2J",
            "\u{301}", "👨‍👩‍👧", "\r", "ß", "back", "\u{202E}", "−", "\u{FEFF}", "999999999",
        ]
        for _ in 0..<100_000 {
            let count = Int.random(in: 0..<8, using: &random)
            let line = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            if let pageCommand = pageCommand(line) {
                #expect(!pageCommand.whole.isEmpty)
                #expect(pageCommand.assignment?.target.isEmpty != true)
            }
        }
    }
}
