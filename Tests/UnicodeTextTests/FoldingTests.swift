import Domain
import TestSupport
import Testing
import UnicodeText

@Suite struct `Folding of random texts` {
    private let folding = UTF8ProcFolding()

    /// Returns texts of random Unicode scalars, the same in each run.
    private func texts(_ count: Int) -> [String] {
        var random = SeededGenerator(seed: 0x5EED)
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

    @Test func `the key of a key is the key itself`() {
        for text in texts(2_000) {
            let search = folding.searchKey(text)
            #expect(Array(folding.searchKey(search).utf8) == Array(search.utf8))
            let identity = folding.identityKey(text)
            #expect(Array(folding.identityKey(identity).utf8) == Array(identity.utf8))
        }
    }

    @Test func `the fast conversion of ASCII agrees with the general one`() {
        for byte in UInt8(0)...0x7F {
            let text = "A" + String(Unicode.Scalar(byte))
            // A letter outside ASCII requires the general conversion.
            #expect(
                folding.searchKey(text + "가") == folding.searchKey(text) + folding.searchKey("가"))
            #expect(folding.identityKey(text + "가") == folding.identityKey(text) + "가")
        }
    }

    @Test func `an empty text has an empty key`() {
        #expect(folding.searchKey("").isEmpty)
        #expect(folding.identityKey("").isEmpty)
    }

    @Test func `the longest decompositions fit into the buffer`() {
        // This character has a decomposition of 18 code points.
        let text = String(repeating: "\u{FDFA}", count: 500)
        #expect(folding.searchKey(text).unicodeScalars.count == 500 * 18)
    }

    @Test func `the version has the Unicode version`() {
        #expect(folding.version.hasPrefix("unicode-"))
        #expect(folding.version == UTF8ProcFolding().version)
    }
}
