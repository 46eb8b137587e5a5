import TerminalUI
import Testing

@testable import FullScreenTerminal

@Suite struct `Pastes` {
    private let begin = "\u{1B}[200~"
    private let end = "\u{1B}[201~"

    @Test func `the text between the markers is one paste`() {
        #expect(
            events("a" + begin + "한글\rx\t\u{3}" + end + "b")
                == [
                    .key(.character("a")), .paste("한글\rx\t\u{3}"), .key(.character("b")),
                ])
    }

    @Test func `a paste may arrive in parts`() {
        #expect(events("\u{1B}[20", "0~ab", "c\u{1B}[2", "01~") == [.paste("abc")])
        #expect(events(begin + "abc\u{1B}", "[201~") == [.paste("abc")])
        #expect(events(begin + "a\u{1B}", "Ob" + end) == [.paste("aOb")])
    }

    @Test func `sequences within a paste are dropped`() {
        #expect(
            events(begin + "a\u{1B}[Ab\u{1B}c\u{1B}\u{1B}d\u{1B}[<0;1;1Me\u{1B}[200~f" + end)
                == [.paste("abcdef")])
    }

    @Test func `an ESC before the end marker does not hide it`() {
        #expect(events(begin + "a\u{1B}" + end) == [.paste("a")])
    }

    @Test func `an end marker without a paste is ignored`() {
        #expect(events(end + "a") == [.key(.character("a"))])
    }

    @Test func `a paste without an end marker is delivered after the timeout`() {
        var parser = InputParser()
        for byte in (begin + "ab").utf8 { parser.read(byte) }
        parser.flush()
        #expect(parser.isPasting)
        #expect(parser.takeEvents().isEmpty)
        parser.endIncompletePaste()
        #expect(!parser.isPasting)
        parser.read(UInt8(ascii: "c"))
        parser.flush()
        #expect(parser.takeEvents() == [.paste("ab"), .key(.character("c"))])
    }

    @Test func `an overlong paste is cut between characters and the rest is not typed`() {
        let text = "a" + String(repeating: "한", count: PasteCollector.limit)
        guard case .paste(let pasted)? = events(begin + text + end).first else {
            Issue.record("no paste")
            return
        }
        #expect(events(begin + text + end).count == 1)
        #expect(pasted.utf8.count <= PasteCollector.limit)
        #expect(text.hasPrefix(pasted))
    }

    @Test func `a paste contains no invalid UTF-8`() {
        var paste = PasteCollector()
        paste.open()
        for byte: UInt8 in [0x61, 0xFF, 0xEA, 0x62, 0xEA, 0xB0] { paste.append(byte) }
        #expect(paste.close() == "ab")
    }
}
