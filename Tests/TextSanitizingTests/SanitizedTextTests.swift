import Testing

@testable import TextSanitizing

@Suite struct `Sanitized text` {
    /// One scalar of each kind between two letters, and the result of each policy.
    private static let kinds: [(text: String, results: [TextPolicy: String])] = [
        ("a\tb", [.storedName: "ab", .typedInput: "a b", .plainOutput: "a b", .message: "a�b"]),
        ("a\r\nb", [.storedName: "ab", .typedInput: "a b", .plainOutput: "a b", .message: "a��b"]),
        (
            "a\u{2028}b",
            [.storedName: "ab", .typedInput: "a b", .plainOutput: "a b", .message: "a�b"]
        ),
        (
            "a\u{1B}[31mb",
            [
                .storedName: "a[31mb", .typedInput: "a[31mb", .plainOutput: "a[31mb",
                .message: "a�[31mb",
            ]
        ),
        ("a\u{9B}b", [.storedName: "ab", .typedInput: "ab", .plainOutput: "ab", .message: "a�b"]),
        (
            "a\u{202E}b",
            [.storedName: "ab", .typedInput: "ab", .plainOutput: "ab", .message: "a�b"]
        ),
        (
            "a\u{2066}b",
            [.storedName: "ab", .typedInput: "ab", .plainOutput: "ab", .message: "a�b"]
        ),
        (
            "a\u{200D}b",
            [
                .storedName: "ab", .typedInput: "a\u{200D}b", .plainOutput: "a\u{200D}b",
                .message: "a\u{200D}b",
            ]
        ),
        (
            "a\u{200F}b",
            [
                .storedName: "ab", .typedInput: "a\u{200F}b", .plainOutput: "a\u{200F}b",
                .message: "a�b",
            ]
        ),
        (
            "a\u{E000}b",
            [
                .storedName: "a\u{E000}b", .typedInput: "ab", .plainOutput: "a\u{E000}b",
                .message: "a�b",
            ]
        ),
        (
            "a\u{FFFE}b",
            [.storedName: "ab", .typedInput: "ab", .plainOutput: "ab", .message: "a�b"]
        ),
    ]

    @Test(arguments: kinds)
    func `every policy has a rule for every kind of invisible character`(
        _ text: String, _ results: [TextPolicy: String]
    ) {
        for (policy, result) in results {
            #expect(Array(text.sanitized(for: policy).utf8) == Array(result.utf8), "\(policy)")
        }
        let escaped = text.sanitized(for: .recording)
        #expect(escaped.unicodeScalars.allSatisfy { $0.kind == .visible })
        #expect(escaped.contains("\\{"))
    }

    @Test(arguments: TextPolicy.allCases.filter { $0 != .recording })
    func `text in any script is kept`(_ policy: TextPolicy) {
        for text in ["손흥민 Łukasz", "👨‍👩‍👧‍👦", "🇰🇷", "❤️", "می\u{200C}خواهم", "👍🏽", "न\u{947}हा", "\"\\"] {
            #expect(Array(text.sanitized(for: policy).utf8) == Array(text.utf8))
        }
    }

    @Test(arguments: TextPolicy.allCases.filter { $0 != .recording })
    func `sanitized text needs no change`(_ policy: TextPolicy) {
        for scalar in (0..<0x3000).compactMap(Unicode.Scalar.init) {
            let once = "a \(scalar) b\(scalar) ".sanitized(for: policy)
            #expect(Array(once.sanitized(for: policy).utf8) == Array(once.utf8))
        }
    }

    @Test func `common characters are kept by every policy except in recordings`() {
        let common = (0...0xFFFF).compactMap(Unicode.Scalar.init).filter(\.isCommonInNames)
        #expect(common.count > 10_000)
        #expect(common.allSatisfy { $0.kind == .visible })
    }

    @Test(arguments: [
        ("  both  ends  ", "both  ends"), ("\u{A0}é\u{3000}", "é"), ("손 ", "손"), ("", ""),
        (" ", ""),
        ("\u{200B}", ""), ("\u{2800}", ""), ("\u{3164} ", ""), (" \u{AD} \u{200D}", ""),
        ("\u{1B}", ""), ("\u{115F}\u{1160}", ""), ("\u{FFA0}", ""), ("\u{13441}\u{13442}", ""),
        ("\u{1D159} \u{16FE4}", ""), ("\u{13080}\u{13441}", "\u{13080}\u{13441}"),
    ])
    func `a stored name has no white space at its ends and is empty if nothing is visible`(
        _ text: String, _ result: String
    ) {
        #expect(text.sanitized(for: .storedName) == result)
    }

    @Test(arguments: [
        "\u{200B}An\u{200B}a\u{200B}", "\u{FEFF}Ana", "A\u{AD}n\u{2060}a\u{200E}",
        "An\u{200D}a\u{200C}",
        "Ana\u{FE0F}", "\u{3164}Ana \u{3164}", "Ana \u{200B} \u{200B}",
        "\u{2800}A\u{34F}na\u{115F}",
        "Ana\u{E0067}", "\u{E0100}Ana\u{180B}", "\u{200F}\u{200D}Ana",
    ])
    func `a stored name has no invisible characters at its ends and between letters`(
        _ text: String
    ) {
        #expect(Array(text.sanitized(for: .storedName).utf8) == Array("Ana".utf8))
    }

    @Test(arguments: [
        "👩🏽\u{200D}⚕\u{FE0F}", "👁\u{FE0F}\u{200D}🗨\u{FE0F}", "1\u{FE0F}\u{20E3}",
        "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "می\u{200C}خواهم",
        "മോഹന\u{D4D}\u{200D}", "ක\u{DCA}\u{200D}ය", "葛\u{E0100}城", "ᠨ\u{180B}ᠠ",
        "\u{115F}\u{1163}", "\u{1100}\u{1160}", "א\u{34F}ב", "\u{601}١",
    ])
    func `a stored name keeps what its script or its emoji needs`(_ text: String) {
        #expect(Array(text.sanitized(for: .storedName).utf8) == Array(text.utf8))
    }

    @Test(arguments: [
        (TextPolicy.message, "ab…"), (.typedInput, "ab"), (.plainOutput, "ab"),
        (.storedName, "ab"), (.recording, "ab"),
    ])
    func `a limit counts scalars, and a message shows the cut`(
        _ policy: TextPolicy, _ result: String
    ) {
        #expect("abc".sanitized(for: policy, limit: 2) == result)
        #expect("ab".sanitized(for: policy, limit: 2) == "ab")
        #expect("e\u{301}\u{301}".sanitized(for: policy, limit: 3) == "e\u{301}\u{301}")
        #expect("é".sanitized(for: policy, limit: 1) == "é")
    }

    @Test func `a message quotes 200 scalars unless it has another limit`() {
        let long = String(repeating: "x", count: 201)
        #expect(long.sanitized(for: .message) == String(repeating: "x", count: 200) + "…")
        #expect(long.sanitized(for: .message, limit: .max) == long)
        #expect(long.sanitized(for: .storedName) == long)
    }

    @Test(arguments: [
        ("a\"b\\c", "a\\{22}b\\{5c}c"), ("\u{1F}", "\\{1f}"), ("👩\u{200D}👧", "👩\\{200d}👧"),
    ])
    func `a recording names characters by their numbers`(_ text: String, _ result: String) {
        #expect(text.sanitized(for: .recording) == result)
    }

    @Test func `implicit directional marks are not controls`() {
        let controls = (0...0xFFFF).compactMap(Unicode.Scalar.init)
            .filter(\.isExplicitDirectionalControl)
        #expect(controls.map(\.value) == Array(0x202A...0x202E) + Array(0x2066...0x2069))
    }
}
