/// Words that can be found with one typing error: a letter that is missing, added, replaced or
/// exchanged with its neighbour.
///
/// Each word is stored without each of its letters. A search is then a few lookups and does not
/// depend on the number of words.
struct TypingErrors: Sendable {
    /// The largest number of letters of a word with a typing error.
    private static let maximumLength = 30
    /// The largest number of words that are compared with one written word.
    private static let maximumCandidates = 200

    private var wordsByPart: [String: [String]] = [:]

    /// Creates an index.
    init(_ words: some Sequence<String>) {
        for word in words where Self.canBeMeant(word) {
            for part in Self.parts(of: word) { wordsByPart[part, default: []].append(word) }
        }
    }

    /// Returns the words with exactly one typing error, in alphabetical order.
    func words(near word: String) -> [String] {
        guard Self.allowsError(word) else { return [] }
        let candidates = Self.parts(of: word).flatMap {
            (wordsByPart[$0] ?? []).prefix(Self.maximumCandidates)
        }
        return Set(candidates).filter { Self.isOneError(word, $0) }.sorted()
    }

    /// Returns whether a word can be meant by one with a typing error, which can have a letter
    /// more.
    private static func canBeMeant(_ word: String) -> Bool {
        word.unicodeScalars.count > 2 && word.unicodeScalars.count <= maximumLength
    }

    /// Returns whether a written word is long enough: four letters, or three Korean syllables, each
    /// of which has several letters.
    private static func allowsError(_ word: String) -> Bool {
        let count = word.unicodeScalars.count
        guard (4...maximumLength).contains(count) else { return false }
        return word.count > 3 || word.count == 3 && count > 5
    }

    /// Returns the word, and the word without each of its letters.
    private static func parts(of word: String) -> Set<String> {
        let letters = Array(word.unicodeScalars)
        var parts: Set<String> = [word]
        for index in letters.indices {
            var part = String.UnicodeScalarView(letters[..<index])
            part.append(contentsOf: letters[(index + 1)...])
            parts.insert(String(part))
        }
        return parts
    }

    /// Returns whether the Damerau–Levenshtein distance of two words is 1.
    static func isOneError(_ first: String, _ second: String) -> Bool {
        let (a, b) = (Array(first.unicodeScalars), Array(second.unicodeScalars))
        guard a != b, abs(a.count - b.count) < 2 else { return false }
        let start = zip(a, b).prefix { $0 == $1 }.count
        let (restA, restB) = (a[start...], b[start...])
        if restA.count != restB.count {
            let (longer, shorter) = restA.count > restB.count ? (restA, restB) : (restB, restA)
            return longer.dropFirst().elementsEqual(shorter)
        }
        let isExchange =
            restA.count > 1 && restA[start] == restB[start + 1] && restA[start + 1] == restB[start]
            && restA.dropFirst(2).elementsEqual(restB.dropFirst(2))
        return isExchange || restA.dropFirst().elementsEqual(restB.dropFirst())
    }
}
