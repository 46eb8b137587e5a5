import TerminalUI
import Testing

@testable import FullScreenTerminal

@Suite struct `Answers of the terminal` {
    private func background(_ input: String) -> Theme.Background? {
        var parser = InputParser()
        for byte in input.utf8 { parser.read(byte) }
        return parser.takeAnswers().background
    }

    @Test(arguments: [
        ("rgb:0000/0000/0000", Theme.Background.dark), ("rgb:ffff/ffff/ffff", .light),
        ("rgb:fd/f6/e3", .light), ("rgb:0/2/3", .dark), ("rgba:ffff/ffff/ffff/8000", .light),
        ("rgb:ff/ff", nil), ("rgb:x/y/z", nil), ("", nil),
    ])
    func `tell whether the background is dark or light`(
        colour: String, background: Theme.Background?
    ) {
        #expect(self.background("\u{1B}]11;\(colour)\u{7}") == background)
        #expect(self.background("\u{1B}]11;\(colour)\u{1B}\\") == background)
    }

    @Test(arguments: [
        ("2;2", AmbiguousWidth.narrow), ("2;3", .wide), ("2;4", nil), ("1;2", nil), ("2", nil),
        ("2;3;1", nil), ("", nil),
    ])
    func `tell the width of ambiguous characters`(position: String, width: AmbiguousWidth?) {
        var parser = InputParser()
        for byte in "\u{1B}[\(position)R".utf8 { parser.read(byte) }
        #expect(parser.takeAnswers().ambiguousWidth == width)
        #expect(parser.takeAnswers().ambiguousWidth == nil)
    }

    @Test func `in a paste are a part of it`() {
        var parser = InputParser()
        for byte in "\u{1B}[200~a\u{1B}[2;3Rb\u{1B}[201~".utf8 { parser.read(byte) }
        #expect(parser.takeAnswers().ambiguousWidth == nil)
        #expect(parser.takeEvents() == [.paste("ab")])
    }

    @Test(arguments: ["\u{7}", "\u{1B}\\"])
    func `are no keys, wherever they are cut`(end: String) {
        let answer = Array("\u{1B}[2;3R\u{1B}]11;rgb:1e1e/1e1e/2e2e\(end)\u{1B}[?62;22c".utf8)
        for cut in 0..<answer.count {
            var parser = InputParser()
            parser.awaitAnswer()
            for part in [answer[..<cut], answer[cut...] + [UInt8(ascii: "b")]] {
                for byte in part { parser.read(byte) }
                parser.flush()
            }
            #expect(parser.takeEvents() == typed("b"), "cut after \(cut)")
            let answers = parser.takeAnswers()
            #expect(answers.background == .dark)
            #expect(answers.ambiguousWidth == .wide)
        }
    }

    @Test func `are no keys if they come late`() {
        #expect(events("\u{1B}]11;rgb:0/0", "/0\u{7}\u{1B}[?6cb") == typed("b"))
    }

    @Test func `keep the key Esc waiting until they arrive or are given up`() {
        var parser = InputParser()
        parser.awaitAnswer()
        parser.read(0x1B)
        parser.flush()
        #expect(parser.takeEvents().isEmpty)
        parser.stopAwaitingAnswer()
        #expect(parser.takeEvents() == keys(.escape))
        #expect(!parser.awaitsAnswer)
    }

    @Test func `end with the answer about the device`() {
        var parser = InputParser()
        parser.awaitAnswer()
        for byte in "\u{1B}[?1;2c".utf8 { parser.read(byte) }
        #expect(!parser.awaitsAnswer)
        #expect(parser.takeAnswers().background == nil)
    }
}
