import Domain

/// The words of a name in the form that is compared.
struct NameWords: Hashable, Sendable {
    /// The largest number of words that are compared.
    private static let maximumCount = 12

    /// The whole name with its symbols.
    let exactKey: String
    /// The words without case, accents and punctuation. Hyphens divide them.
    let words: [String]
    /// Words with which the person is also called: the given name of a Korean name.
    let shortNames: [String]

    init(_ name: String, _ folding: any TextFolding) {
        let tokens = TokenizedLine(name).tokens
        exactKey = folding.searchKey(tokens.joinedText)
        let texts = tokens.filter { $0.kind == .word || $0.kind == .number }
            .flatMap { $0.text.split(separator: "-") }.prefix(Self.maximumCount)
        words = texts.map { text in
            folding.searchKey(text.filter { $0 != "'" })
        }.filter { !$0.isEmpty }
        shortNames = texts.compactMap { text in
            text.count == 3 && text.isHangul ? folding.searchKey(String(text.dropFirst())) : nil
        }
    }

    /// The key of the decision about a name: names that differ only in case, accents or
    /// punctuation are asked about once.
    var key: String { words.isEmpty ? exactKey : words.joined(separator: " ") }

    /// The words in alphabetical order.
    var sortedKey: String { words.sorted().joined(separator: " ") }

    /// The words without spaces.
    var compactKey: String { words.joined() }
}

extension StringProtocol {
    /// True if all characters are Korean syllables.
    var isHangul: Bool {
        !isEmpty && unicodeScalars.allSatisfy { (0xAC00...0xD7A3).contains($0.value) }
    }
}
