/// The Latin spelling of Korean names, in a simple form in which usual spellings are equal:
/// `Lee Kang-in` and `I Gang-in`, `Kim` and `Gim`.
enum Romanization {
    private static let initials = [
        "g", "gg", "n", "d", "dd", "l", "m", "b", "bb", "s", "ss", "", "j", "jj", "j", "g", "d",
        "b", "h",
    ]
    private static let vowels = [
        "a", "ae", "ya", "yae", "eo", "e", "yeo", "ye", "o", "wa", "wae", "oe", "yo", "u", "wo",
        "we", "wi", "yu", "eu", "ui", "i",
    ]
    private static let finals = [
        "", "g", "g", "g", "n", "n", "n", "d", "l", "l", "l", "l", "l", "l", "l", "l", "m", "b",
        "b", "d", "d", "ng", "d", "d", "g", "d", "b", "d",
    ]
    private static let familyNames = [
        "lee": "i", "yi": "i", "park": "bag", "choi": "joe", "jung": "jeong",
    ]

    /// Returns the spellings of a Korean name with its family name at either end; empty for another
    /// name.
    static func keys(ofKorean name: String) -> [String] {
        let syllables = name.filter { !$0.isWhitespace }
        guard (2...4).contains(syllables.count), syllables.isHangul else { return [] }
        let parts = syllables.unicodeScalars.map(spelling)
        let given = parts.dropFirst().joined()
        return [parts[0] + given, given + parts[0]]
    }

    private static func spelling(of syllable: Unicode.Scalar) -> String {
        let index = Int(syllable.value) - 0xAC00
        return initials[index / 588] + vowels[index % 588 / 28] + finals[index % 28]
    }

    /// Returns the form of a Latin name that is compared; nil for a name in another script.
    static func key(ofLatin words: [String]) -> String? {
        guard (2...3).contains(words.count),
            words.allSatisfy({ $0.utf8.allSatisfy { (0x61...0x7A).contains($0) } })
        else { return nil }
        return words.map { familyNames[$0] ?? simplified($0) }.joined()
    }

    private static func simplified(_ word: String) -> String {
        var result = ""
        var previous: Character = " "
        for letter in word {
            switch letter {
            case "k": result += "g"
            case "p": result += "b"
            case "t": result += "d"
            case "r": result += "l"
            case "c": result += "j"
            case "h" where previous == "c": break
            case "o" where previous == "o":
                result.removeLast()
                result += "u"
            default: result.append(letter)
            }
            previous = letter
        }
        return result
    }
}
