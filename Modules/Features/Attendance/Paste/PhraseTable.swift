/// Phrases of several languages with their meanings.
struct PhraseTable<Meaning: Hashable & Sendable>: Sendable {
    /// A phrase that was found in a line.
    struct Match {
        let meaning: Meaning
        /// The number of tokens of the phrase.
        let length: Int
    }

    private var meanings: [String: Meaning] = [:]
    /// The beginnings of Korean words, whose endings vary.
    private var stems: [String: Meaning] = [:]
    /// The largest number of words of a phrase with each first word.
    private var lengths: [String: Int] = [:]
    private var longestStem = 0

    /// Creates a table.
    ///
    /// - Parameter phrases: The phrases of each meaning, separated by commas or line breaks. A
    ///   phrase with `*` at its end is the beginning of a word. A phrase that is there twice has
    ///   its first meaning.
    init(_ phrases: KeyValuePairs<Meaning, String>) {
        for (meaning, text) in phrases {
            for phrase in text.split(whereSeparator: { $0 == "," || $0.isNewline }) {
                add(phrase, meaning)
            }
        }
    }

    private mutating func add(_ text: Substring, _ meaning: Meaning) {
        let words = text.split(separator: " ").map { String($0).phraseKey }
        guard let first = words.first else { return }
        if text.last == "*" {
            stems[first] = stems[first] ?? meaning
            longestStem = max(longestStem, first.count)
        } else {
            let phrase = words.joined(separator: " ")
            meanings[phrase] = meanings[phrase] ?? meaning
            lengths[first] = max(lengths[first] ?? 0, words.count)
        }
    }

    /// Returns the longest phrase that begins at an index.
    func match(in tokens: ListTokens, at index: Int) -> Match? {
        let word = tokens[index]
        guard word.kind == .word || word.kind == .number else { return nil }
        guard let longest = lengths[word.key] else { return stemMatch(of: word) }
        var phrase = word.key
        var found = meanings[phrase].map { Match(meaning: $0, length: 1) }
        for next in tokens[index...].dropFirst().prefix(longest - 1) {
            guard next.kind == .word || next.kind == .number else { break }
            phrase += " " + next.key
            let length = phrase.utf8.count { $0 == 0x20 } + 1
            if let meaning = meanings[phrase] { found = Match(meaning: meaning, length: length) }
        }
        return found ?? stemMatch(of: word)
    }

    private func stemMatch(of word: ListToken) -> Match? {
        guard word.kind == .word, !word.key.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        var beginning = word.key.prefix(longestStem)
        while !beginning.isEmpty {
            if let meaning = stems[String(beginning)] { return Match(meaning: meaning, length: 1) }
            beginning.removeLast()
        }
        return nil
    }
}
