import Testing

@testable import Domain

@Suite struct `Text for one line` {
    @Test(arguments: [
        ("plain", "plain"), ("  both  ends  ", "both  ends"), ("tab\tin", "tabin"),
        ("line\nbreak\r\n", "linebreak"), ("\u{2028}a\u{2029}b", "ab"), ("\u{85}next", "next"),
        ("\u{202E}turned\u{202C}", "turned"), ("\u{2066}held\u{2069}", "held"), ("nul\0", "nul"),
        ("\u{1B}[31mred", "[31mred"), ("", ""), (" ", ""), ("\u{E000}", "\u{E000}"),
        ("a\u{FFFE}b", "ab"), ("\u{A0}é\u{3000}", "é"),
    ])
    func `what cannot be shown in one line goes`(_ text: String, _ clean: String) {
        #expect(Array(SingleLine.clean(text).utf8) == Array(clean.utf8))
    }

    @Test(arguments: ["👨‍👩‍👧‍👦", "🇰🇷", "❤️", "a\u{200D}b", "می\u{200C}خواهم", "\u{200F}שלום", "👍🏽"])
    func `marks that shape a script or an emoji stay`(_ text: String) {
        #expect(Array(SingleLine.clean(text).utf8) == Array(text.utf8))
    }

    @Test func `clean text stays as it is`() {
        for scalar in (0..<0x3000).compactMap(Unicode.Scalar.init) {
            let once = SingleLine.clean("a \(scalar) b\(scalar) ")
            #expect(Array(SingleLine.clean(once).utf8) == Array(once.utf8))
        }
    }

    @Test func `plain letters are those that the long way keeps, too`() {
        let different = (0..<0xD800).compactMap(Unicode.Scalar.init).filter { scalar in
            let short = SingleLine.clean("\(scalar)x")
            // The mark at the end forces the long way.
            let long = SingleLine.clean("\(scalar)x\u{2019}")
            return long.unicodeScalars.count != short.unicodeScalars.count + 1
        }
        #expect(different.isEmpty)
    }

    @Test func `characters are counted and not bytes`() {
        #expect(SingleLine.fits("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 2))
        #expect(!SingleLine.fits("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 1))
        #expect(SingleLine.fits("", 0))
        #expect(!SingleLine.fits("a", 0))
    }
}
