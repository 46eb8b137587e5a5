/// Words of several languages with their meanings.
struct WordTable<Meaning: Hashable & Sendable>: Sendable {
    private let meanings: [String: Meaning]

    /// Creates a table.
    ///
    /// - Parameter words: The words of each meaning in the form of `listWord`, separated by white
    ///   space. A semicolon separates languages.
    init(_ words: [Meaning: String]) {
        var meanings: [String: Meaning] = [:]
        for (meaning, text) in words {
            for word in text.split(whereSeparator: { $0.isWhitespace || $0 == ";" }) {
                meanings[String(word)] = meaning
            }
        }
        self.meanings = meanings
    }

    subscript(word: String) -> Meaning? { meanings[word] }
}

extension String {
    /// The letters and digits of this text in lower case, and Latin letters without accents:
    /// `gebdatum` for `Geb.-Datum`.
    package var listWord: String {
        var word = ""
        for scalar in lowercased().unicodeScalars
        where scalar.properties.isAlphabetic || scalar.isDigit {
            word.unicodeScalars.append(scalar.withoutAccent)
        }
        return word
    }
}

extension Unicode.Scalar {
    private static let namePrefix = "LATIN SMALL LETTER "

    fileprivate var isDigit: Bool { properties.numericType == .decimal }

    /// The letter without its accent, by its name in Unicode: `LATIN SMALL LETTER E WITH ACUTE`.
    fileprivate var withoutAccent: Unicode.Scalar {
        guard value > 0x7F, let name = properties.name, name.hasPrefix(Self.namePrefix) else {
            return self
        }
        let words = name.dropFirst(Self.namePrefix.count).split(separator: " ")
        guard words.count > 2, words[1] == "WITH", words[0].count == 1,
            let letter = words[0].lowercased().unicodeScalars.first
        else { return self }
        return letter
    }
}
