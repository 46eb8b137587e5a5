import Domain

/// The names and nicknames of a squad, for the search for written names.
struct SquadIndex: Sendable {
    /// A name or a nickname of a player.
    struct Name: Sendable {
        let player: PlayerID
        let words: NameWords
        let identityKey: String
    }

    /// The largest number of names that are compared with one written name.
    static let maximumCandidates = 200

    let folding: any TextFolding
    let names: [Name]
    /// The largest number of bytes of a name.
    private let longestName: Int
    private let exact: [String: [Int]]
    private let sorted: [String: [Int]]
    private let compact: [String: [Int]]
    private let byWord: [String: [Int]]
    private let wordsInOrder: [String]
    private let typingErrors: TypingErrors
    private let romanized: [String: [Int]]
    /// The names of the players whose name or nickname begins with each word.
    private let firstWords: [String: [String]]

    /// Creates an index.
    init(_ squad: [Player], _ folding: any TextFolding) {
        self.folding = folding
        let texts = squad.flatMap { player in
            [(player.id, player.name.text)]
                + (player.nickname.map { [(player.id, $0.text)] } ?? [])
        }
        let names = texts.map { id, text in
            Name(
                player: id, words: NameWords(text, folding),
                identityKey: folding.identityKey(TokenizedLine(text).tokens.joinedText))
        }
        self.names = names
        longestName = texts.map(\.1.utf8.count).max() ?? 0
        exact = Self.index(names) { [$0.words.exactKey] }
        sorted = Self.index(names) { [$0.words.sortedKey] }
        compact = Self.index(names) { [$0.words.compactKey] }
        byWord = Self.index(names) { Set($0.words.words + $0.words.shortNames) }
        wordsInOrder = byWord.keys.sorted()
        typingErrors = TypingErrors(byWord.keys)
        romanized = Self.index(Array(zip(texts.map(\.1), names))) { text, name in
            Set(
                Romanization.keys(ofKorean: text)
                    + (Romanization.key(ofLatin: name.words.words).map { [$0] } ?? []))
        }
        firstWords = squad.reduce(into: [:]) { firstWords, player in
            let texts = [player.name.text] + (player.nickname.map { [$0.text] } ?? [])
            for key in Set(texts.map { String($0.prefix { !$0.isWhitespace }).phraseKey }) {
                firstWords[key, default: []].append(player.name.text)
            }
        }
    }

    private static func index<Element>(
        _ elements: [Element], _ keys: (Element) -> some Sequence<String>
    ) -> [String: [Int]] {
        var index: [String: [Int]] = [:]
        for (number, element) in elements.enumerated() {
            for key in keys(element) where !key.isEmpty { index[key, default: []].append(number) }
        }
        return index
    }

    // MARK: Search

    /// Returns whether a text is the whole name or nickname of a player.
    func isWholeName(_ text: String) -> Bool {
        // A key can be shorter than its text, which may have accents and invisible characters.
        guard !text.isEmpty, text.utf8.count <= longestName * 4 else { return false }
        return exact[folding.searchKey(text)] != nil
    }

    /// Returns whether a text begins with the first word of a player's name.
    func hasFirstWord(of tokens: ListTokens) -> Bool {
        guard let first = tokens.first, first.kind == .word else { return false }
        return hasFirstWord(first.key)
    }

    /// Returns whether a player's name begins with a word in the form of a phrase key.
    func hasFirstWord(_ key: String) -> Bool { firstWords[key] != nil }

    /// Returns the whole name of the only player with a first word in the form of a phrase key.
    func playerName(withFirstWord key: String) -> String? {
        guard let names = firstWords[key], names.count == 1 else { return nil }
        return names.first
    }

    /// Returns the names with the same letters, with all words in another order, or without spaces.
    func equalNames(_ words: NameWords) -> [Int] {
        if let names = exact[words.exactKey] { return names }
        return sorted[words.sortedKey] ?? compact[words.compactKey] ?? []
    }

    /// Returns the names that have a word.
    func names(with word: String) -> ArraySlice<Int> {
        (byWord[word] ?? []).prefix(Self.maximumCandidates)
    }

    /// Returns the names that have a word with a beginning.
    func names(withPrefix prefix: String) -> [Int] {
        var low = 0
        var high = wordsInOrder.count
        while low < high {
            let middle = (low + high) / 2
            if wordsInOrder[middle] < prefix { low = middle + 1 } else { high = middle }
        }
        let words = wordsInOrder[low...].prefix(Self.maximumCandidates)
            .prefix { $0.hasPrefix(prefix) }
        return Array(words.flatMap { names(with: $0) }.prefix(Self.maximumCandidates))
    }

    /// Returns the names that have a word with one typing error.
    func names(near word: String) -> [Int] {
        Array(
            typingErrors.words(near: word).flatMap { names(with: $0) }
                .prefix(Self.maximumCandidates))
    }

    /// Returns the Korean names that a Latin name spells, and the opposite.
    func romanizedNames(_ text: String, _ words: NameWords) -> [Int] {
        let keys =
            Romanization.keys(ofKorean: text)
            + (Romanization.key(ofLatin: words.words).map { [$0] } ?? [])
        return keys.flatMap { romanized[$0] ?? [] }
    }
}
