import TerminalUI
import Testing

@testable import FullScreenTerminal

@Suite struct `Input parser` {
    @Test func `letters of any script are characters`() {
        #expect(events("aZ한é") == typed("aZ한é"))
    }

    @Test func `scalars that arrive together form one character`() {
        #expect(events("e\u{301}x") == typed("e\u{301}x"))
        #expect(events("🇰🇷👨‍👩‍👧") == typed("🇰🇷👨‍👩‍👧"))
        #expect(events("e", "\u{301}") == keys(.character("e"), .character("\u{301}")))
    }

    @Test func `a character that arrives in two parts is complete`() {
        var parser = InputParser()
        parser.read(0xEA)
        parser.flush()
        for byte: UInt8 in [0xB0, 0x80] { parser.read(byte) }
        parser.flush()
        #expect(parser.takeEvents() == typed("가"))
    }

    @Test(arguments: [[0xFF], [0x80], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE0, 0x80], [0xF8]])
    func `invalid UTF-8 is dropped and the following bytes are read`(invalid: [UInt8]) {
        var parser = InputParser()
        for byte in invalid + Array("ab".utf8) { parser.read(byte) }
        parser.flush()
        #expect(parser.takeEvents() == typed("ab"))
    }

    @Test func `control bytes are keys`() {
        #expect(events("\u{1}\u{1A}\u{3}") == keys(.control("a"), .control("z"), .control("c")))
        #expect(events("\r", "\n", "\t") == keys(.enter, .enter, .tab))
        #expect(events("\u{8}\u{7F}") == keys(.backspace, .backspace))
        #expect(events("\u{0}\u{1C}\u{1F}").isEmpty)
    }

    @Test func `the corners of the numeric keypad are keys`() {
        #expect(events("\u{1B}Ow\u{1B}Oy\u{1B}Oq\u{1B}Os") == keys(.home, .pageUp, .end, .pageDown))
    }

    @Test func `Esc is a key when nothing follows`() {
        #expect(events("\u{1B}") == keys(.escape))
        #expect(events("\u{1B}\u{1B}") == keys(.escape, .escape))
        #expect(events("\u{1B}", "j") == keys(.escape, .character("j")))
    }

    @Test func `a key with Alt is ignored`() {
        #expect(events("\u{1B}xa") == typed("a"))
        #expect(events("\u{1B}한a") == typed("a"))
        #expect(events("\u{1B}\ra") == typed("a"))
        #expect(events("\u{1B}\u{FFFD}a") == typed("a"))
    }

    @Test func `a key after Alt and an invalid byte is not lost`() {
        var parser = InputParser()
        for byte: UInt8 in [0x1B, 0xFF, 0x61] { parser.read(byte) }
        parser.flush()
        #expect(parser.takeEvents() == typed("a"))
    }

    @Test func `the keys of the terminal database are recognized`() {
        var parser = InputParser(keys: [Array("\u{1B}[[A".utf8): .function(1)])
        for byte in "\u{1B}[[A\u{1B}[Bx".utf8 { parser.read(byte) }
        parser.flush()
        #expect(parser.takeEvents() == keys(.function(1), .down, .character("x")))
    }

    @Test func `a named key with Alt is ignored`() {
        #expect(events("\u{1B}\u{1B}[A\u{1B}\u{1B}OBj") == typed("j"))
        #expect(events("\u{1B}\u{1B}[A\u{1B}[A") == keys(.up))
    }

    @Test func `the beginning of a key is incomplete until the key ends`() {
        var parser = InputParser(keys: [Array("\u{1B}[[A".utf8): .function(1)])
        for byte in "\u{1B}[".utf8 {
            parser.read(byte)
            #expect(parser.isIncomplete)
        }
        parser.read(UInt8(ascii: "B"))
        #expect(!parser.isIncomplete)
    }
}
