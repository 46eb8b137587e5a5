import TestSupport
import Testing

@testable import PlainTerminal

@Suite struct `Splitting of bytes into lines` {
    private func pieces(_ chunks: [[UInt8]]) -> [LineSplitter.Piece] {
        var splitter = LineSplitter()
        var pieces: [LineSplitter.Piece] = []
        for chunk in chunks {
            splitter.append(chunk)
            while let piece = splitter.next() { pieces.append(piece) }
        }
        if let last = splitter.finish() { pieces.append(last) }
        return pieces
    }

    private func pieces(_ text: String) -> [LineSplitter.Piece] { pieces([Array(text.utf8)]) }

    @Test func `lines end with LF or CR LF, and the last line may have no end`() {
        #expect(pieces("a\nb\r\n\nc") == [.line("a"), .line("b"), .line(""), .line("c")])
        #expect(pieces("") == [])
        #expect(pieces("\u{FEFF}a\n\u{FEFF}b") == [.line("a"), .line("\u{FEFF}b")])
    }

    @Test func `a line may arrive byte by byte`() {
        #expect(pieces("손흥민\nx".utf8.map { [$0] }) == [.line("손흥민"), .line("x")])
    }

    @Test func `invalid UTF-8 is reported and the next line is read`() {
        let bytes: [UInt8] = [0x61, 0xFF, 0x0A, 0x62, 0x0A, 0xED, 0xA0, 0x80, 0x0A, 0xC3]
        #expect(pieces([bytes]) == [.invalidUTF8, .line("b"), .invalidUTF8, .invalidUTF8])
    }

    @Test func `an overlong line is reported once and not stored`() {
        let chunk = [UInt8](repeating: 0x61, count: LineSplitter.limit)
        var splitter = LineSplitter()
        var reported: [LineSplitter.Piece] = []
        for _ in 0..<160 {
            splitter.append(chunk)
            while let piece = splitter.next() { reported.append(piece) }
        }
        #expect(reported == [.tooLong])
        splitter.append(Array("\nb\n".utf8))
        let rest = [splitter.next(), splitter.next(), splitter.finish()]
        #expect(rest == [.line("b"), nil, nil])
    }

    @Test func `a line of the maximum length is read`() {
        let longest = String(repeating: "a", count: LineSplitter.limit)
        #expect(pieces(longest + "\nb") == [.line(longest), .line("b")])
        #expect(pieces(longest + "a\nb") == [.tooLong, .line("b")])
    }

    @Test func `random bytes are split without a crash`() {
        var random = SeededGenerator(seed: 3)
        var splitter = LineSplitter()
        for _ in 0..<20_000 {
            let count = Int.random(in: 0..<12, using: &random)
            splitter.append(
                (0..<count).map { _ in
                    [0x0A, 0x0D, 0x00, UInt8.random(in: 0...255, using: &random)]
                        .randomElement(using: &random) ?? 0
                })
            while let piece = splitter.next() {
                if case .line(let line) = piece { #expect(!line.utf8.contains(0x0A)) }
            }
        }
    }
}
