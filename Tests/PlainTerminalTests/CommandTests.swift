import Testing

@testable import PlainTerminal

@Suite struct `Lines as commands` {
    private func phrase(_ line: String) -> Phrase? {
        if case .phrase(let phrase) = Command(line) { phrase } else { nil }
    }

    @Test(arguments: ["", "   ", "# a remark", "  #", "\u{0}\u{1B}"])
    func `blank lines and remarks are nothing`(_ line: String) {
        #expect(Command(line) == .nothing)
    }

    @Test func `the words of the grammar are read in any case`() {
        #expect(Command("back") == .back)
        #expect(Command(" SHOW ") == .show)
        #expect(Command("More") == .more)
        #expect(Command("top") == .top)
        #expect(Command("help") == .help)
        #expect(Command("quit") == .quit)
        #expect(Command("wait") == .wait(0))
        #expect(Command("wait 90") == .wait(90))
    }

    @Test(arguments: ["wait 86401", "wait -1", "wait 1e9", "wait for Bo", "wait99", "quit now"])
    func `what only looks like a command is something of the page`(_ line: String) {
        #expect(phrase(line)?.whole == line)
    }

    @Test func `the text that is set is taken as it was said`() {
        #expect(phrase("Name =  Bo ")?.assignment == .init(target: "Name", text: " Bo "))
        #expect(phrase("[3]=x = y")?.assignment == .init(target: "[3]", text: "x = y"))
        #expect(phrase("Name =")?.assignment == .init(target: "Name", text: ""))
        #expect(phrase("Name = \u{301}x")?.assignment == .init(target: "Name", text: "\u{301}x"))
        #expect(phrase("= x")?.assignment == nil)
    }

    @Test func `a row is named by its number or its title`() {
        #expect(phrase("12 Delete")?.numbered == .init(row: 12, action: "Delete"))
        #expect(phrase("[12]: Team A")?.numbered == .init(row: 12, action: "Team A"))
        #expect(phrase("a: b: Team A")?.titled == .init(row: "a: b", action: "Team A"))
        #expect(phrase("Bo:")?.titled == nil)
        #expect(Command("row back") == .row(Phrase("back")))
    }

    @Test(arguments: ["-1", "+1", "1.5", "١", "9999999999", "[]", "[1", "0x1", "", "1 "])
    func `only plain digits are a number`(_ text: String) {
        #expect(Command.number(text) == nil)
    }

    @Test func `names are compared as people read them`() {
        #expect(Name(" ŁUKASZ").folded == Name("łukasz").folded)
        #expect(Name("Strasse").folded == Name("STRAßE").folded)
        #expect(Name("e\u{301}").folded == Name("É").folded)
        #expect(Name("Team A -").folded == Name("Team A −").folded)
        #expect(Name("Bo\u{1B}") == Name("Bo"))
    }

    @Test func `a hundred thousand random lines are read without a crash`() {
        var random = SplitMix(state: 7)
        let pieces = [
            "row ", "wait ", "=", ":", " ", "[", "]", "1", "42", "Bo", "#", "\u{0}", "\u{1B}[2J",
            "\u{301}", "👨‍👩‍👧", "\r", "ß", "back", "\u{202E}", "−", "\u{FEFF}", "999999999",
        ]
        for _ in 0..<100_000 {
            let count = Int.random(in: 0..<8, using: &random)
            let line = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            if let phrase = phrase(line) {
                #expect(!phrase.whole.isEmpty)
                #expect(phrase.assignment?.target.isEmpty != true)
            }
        }
    }
}

/// The same numbers in each run.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
