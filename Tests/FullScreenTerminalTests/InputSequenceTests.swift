import TerminalUI
import Testing

@testable import FullScreenTerminal

@Suite struct `Sequences of bytes from a terminal` {
    /// Sequences of known keys.
    private static let known: [(String, Key)] = [
        ("\u{1B}[A", .up), ("\u{1B}OB", .down), ("\u{1B}[1;2C", .shiftRight),
        ("\u{1B}[3~", .delete),
        ("\u{1B}[24~", .function(12)), ("\u{1B}[[C", .function(3)), ("\u{1B}OM", .enter),
        ("\u{1B}[Z", .backTab), ("\u{1B}O2A", .shiftUp), ("\u{1B}O[", .escape),
        ("\u{1B}[97u", .character("a")), ("\u{1B}[27;5;97~", .control("a")),
        ("\u{1B}[H", .home), ("\u{1B}[F", .end), ("\u{1B}OP", .function(1)),
        ("\u{1B}[15~", .function(5)),
    ]

    /// Answers of terminals to questions of this or another program, and reports.
    private static let answers = [
        "\u{1B}[?61;4;6;7;14;21;22;23;24;28;32;42c", "\u{1B}[?62;22c", "\u{1B}[>41;330;0c",
        "\u{1B}P!|7E565445\u{1B}\\", "\u{1B}P>|WezTerm 20240203-110809\u{1B}\\",
        "\u{1B}P>|kitty(0.35.2)\u{1B}\\", "\u{1B}P1+r524742=382F382F38\u{1B}\\",
        "\u{1B}P1$r0m\u{1B}\\", "\u{1B}]11;rgb:1414/1919/1f1f\u{1B}\\",
        "\u{1B}]10;rgb:ffff/ffff/ffff\u{7}", "\u{1B}]4;1;rgb:cdcd/0000/0000\u{1B}\\",
        "\u{1B}]52;c;UGVsw6k=\u{7}", "\u{1B}]lUntitled\u{1B}\\", "\u{1B}_Gi=31;OK\u{1B}\\",
        "\u{1B}^private\u{1B}\\", "\u{1B}Xstring\u{1B}\\", "\u{1B}[?2026;2$y", "\u{1B}[24;80R",
        "\u{1B}[?1u", "\u{1B}[I", "\u{1B}[O", "\u{1B}[8;24;80t", "\u{1B}[?997;1n",
    ]

    @Test(arguments: known)
    func `of a key may be divided anywhere`(sequence: String, key: Key) {
        let bytes = Array(sequence.utf8)
        #expect(events([bytes]) == keys(key))
        // After the wait, ESC has become the key Esc, and the rest has no effect.
        #expect(events([[bytes[0]], Array(bytes[1...])]) == keys(.escape))
        for cut in 2..<bytes.count {
            #expect(events([Array(bytes[..<cut]), Array(bytes[cut...])]) == keys(key), "\(cut)")
        }
        #expect(events([Array(bytes[..<2])] + bytes[2...].map { [$0] }) == keys(key))
    }

    @Test(arguments: answers)
    func `of an answer are no keys, wherever it is divided`(answer: String) {
        let bytes = Array(answer.utf8)
        let next = [UInt8(ascii: "j")]
        #expect(events([bytes + next]) == typed("j"))
        #expect(events([[bytes[0]], bytes[1...] + next]) == keys(.escape) + typed("j"))
        for cut in 2..<bytes.count {
            let parts = [Array(bytes[..<cut]), bytes[cut...] + next]
            #expect(events(parts) == typed("j"), "\(cut)")
        }
        #expect(events([Array(bytes[..<2])] + bytes[2...].map { [$0] } + [next]) == typed("j"))
    }

    @Test(arguments: [
        "\u{1B}[", "\u{1B}[1;", "\u{1B}[M", "\u{1B}[M!", "\u{1B}O", "\u{1B}[[", "\u{1B}]11;rgb:",
        "\u{1B}P>|", "\u{1B}P>|x\u{1B}", "\u{1B}",
    ])
    func `without a rest do not swallow the keys after the wait`(beginning: String) {
        var parser = InputParser()
        for byte in beginning.utf8 { parser.read(byte) }
        parser.flush()
        #expect(parser.awaitsRest)
        parser.giveUp()
        #expect(!parser.awaitsRest)
        for byte in "[O\u{1B}[A".utf8 { parser.read(byte) }
        parser.flush()
        let before = beginning == "\u{1B}" ? keys(.escape) : []
        #expect(parser.takeEvents() == before + typed("[O") + keys(.up))
    }

    @Test func `of any length are read to their end`() {
        let long = String(repeating: "1", count: 10_000)
        #expect(events("\u{1B}[\(long)Aj") == typed("j"))
        #expect(events("\u{1B}P\(long)\u{1B}\\j") == typed("j"))
    }

    @Test func `are ended by CAN, SUB and ESC, and not by other control keys`() {
        #expect(events("\u{1B}[1;\u{18}j\u{1B}]11\u{1A}k") == typed("jk"))
        #expect(events("\u{1B}[1;\u{1B}[A\u{1B}Px\u{1B}[B") == keys(.up, .down))
        #expect(events("\u{1B}[1\u{3};2A") == keys(.control("c"), .shiftUp))
        #expect(events("\u{1B}Pabc\u{3}j") == keys(.control("c")) + typed("j"))
        #expect(events("\u{1B}[1;한") == typed("한"))
    }

    @Test(arguments: [
        ("\u{1B}[97;5u", Key.control("a")), ("\u{1B}[27;5;99~", .control("c")),
        ("\u{1B}[99;69u", .control("c")), ("\u{1B}[105;5u", .tab), ("\u{1B}[91;5u", .escape),
        ("\u{1B}[27u", .escape), ("\u{1B}[13u", .enter), ("\u{1B}[9u", .tab),
        ("\u{1B}[9;2u", .backTab), ("\u{1B}[127u", .backspace), ("\u{1B}[97;2u", .character("A")),
        ("\u{1B}[49:33;2u", .character("!")), ("\u{1B}[27;2;65~", .character("A")),
        ("\u{1B}[54620u", .character("한")), ("\u{1B}[32u", .space), ("\u{1B}[57414u", .enter),
        ("\u{1B}[57404u", .character("5")), ("\u{1B}[57419u", .up), ("\u{1B}[1;1:1A", .up),
        ("\u{1B}[1;2:2B", .shiftDown), ("\u{1B}[1;129A", .up),
    ])
    func `of extended keyboard protocols are the same keys`(sequence: String, key: Key) {
        #expect(events(sequence) == keys(key))
    }

    @Test(arguments: [
        "\u{1B}[97;3u", "\u{1B}[97;9u", "\u{1B}[97;1:3u", "\u{1B}[1;1:3A", "\u{1B}[57441u",
        "\u{1B}[57376u", "\u{1B}[1114112u", "\u{1B}[u", "\u{1B}[;u", "\u{1B}[99999999999999999999u",
        "\u{1B}[27;5;~", "\u{1B}[27;5;32~", "\u{1B}[1;0A", "\u{1B}[55296u", "\u{1B}[5M", "\u{1B}[s",
        "\u{1B}[1;5C", "\u{1B}[99~", "\u{1B}[?64;1c",
    ])
    func `of keys without a function are ignored`(sequence: String) {
        #expect(events(sequence + "j") == typed("j"))
    }
}
