import Domain
import Testing
import UnicodeText

@Suite struct `Folding of any text` {
    private let folding = UTF8ProcFolding()

    /// Texts out of scalars from the whole of Unicode, the same in each run.
    private func texts(_ count: Int) -> [String] {
        var random = Xorshift(state: 0x5EED)
        return (0..<count).map { _ in
            var scalars = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...40, using: &random) {
                let top: UInt32 = Bool.random(using: &random) ? 0x2FFF : 0x10FFFF
                if let scalar = Unicode.Scalar(UInt32.random(in: 0...top, using: &random)) {
                    scalars.append(scalar)
                }
            }
            return String(scalars)
        }
    }

    @Test func `a key of a key is the same key`() {
        for text in texts(2_000) {
            let search = folding.searchKey(text)
            #expect(Array(folding.searchKey(search).utf8) == Array(search.utf8))
            let identity = folding.identityKey(text)
            #expect(Array(folding.identityKey(identity).utf8) == Array(identity.utf8))
        }
    }

    @Test func `the short way for ASCII agrees with the long one`() {
        for byte in UInt8(0)...0x7F {
            let text = "A" + String(Unicode.Scalar(byte))
            // A letter outside ASCII forces the long way.
            #expect(
                folding.searchKey(text + "가") == folding.searchKey(text) + folding.searchKey("가"))
            #expect(folding.identityKey(text + "가") == folding.identityKey(text) + "가")
        }
    }

    @Test func `no text at all has an empty key`() {
        #expect(folding.searchKey("").isEmpty)
        #expect(folding.identityKey("").isEmpty)
    }

    @Test func `the longest decompositions fit`() {
        // One character that stands for eighteen.
        let text = String(repeating: "\u{FDFA}", count: 500)
        #expect(folding.searchKey(text).unicodeScalars.count == 500 * 18)
    }

    @Test func `the version names the tables`() {
        #expect(folding.version.hasPrefix("unicode-"))
        #expect(folding.version == UTF8ProcFolding().version)
    }
}

/// Random numbers that are the same in each run.
private struct Xorshift: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
