/// A name that a feature may have, in all the ways in which it is written.
struct FeatureName: Equatable {
    /// What lines of code stay short enough with.
    static let maximumLength = 20

    /// `TeamStandings`: the module.
    let module: String

    /// - Throws: why nothing can be called so.
    init(_ text: String) throws(Refusal) {
        let letters = text.utf8
        guard let first = letters.first, isUpper(first), letters.allSatisfy(isNamePart),
            text.utf8.contains(where: isLower)
        else {
            throw Refusal(
                .usage,
                "\(quoted(text)) is no name for a feature: write it like TeamStandings, "
                    + "in letters from A to Z and digits.")
        }
        guard letters.count <= Self.maximumLength else {
            throw Refusal(
                .usage,
                "\(text) is too long: a feature's name has at most \(Self.maximumLength) characters."
            )
        }
        module = text
        let spellings = [text, member]
        guard !spellings.contains(where: reservedWords.contains) else {
            throw Refusal(.usage, "\(text) is a word of Swift: choose another name.")
        }
        guard !foreignNames.contains(text.lowercased()) else {
            throw Refusal(.usage, "\(text) is a module or a type of Swift: choose another name.")
        }
        guard !ownEndings.contains(where: text.hasSuffix) else {
            throw Refusal(
                .usage,
                "\(text) ends as other modules do, which are made for a feature: "
                    + "choose a name without \(ownEndings.joined(separator: ", ")) at its end.")
        }
    }

    /// `teamStandings`: how names of functions begin.
    var member: String {
        words.first.map { $0.lowercased() + words.dropFirst().joined() } ?? ""
    }

    /// `team-standings`: its place in links.
    var path: String { words.map { $0.lowercased() }.joined(separator: "-") }

    /// `Team Standings`: the title of its page.
    var title: String { words.joined(separator: " ") }

    /// `Team standings`: how a sentence calls it.
    var phrase: String {
        ([words.first].compactMap(\.self) + words.dropFirst().map(inSentence)).joined(
            separator: " ")
    }

    /// `VARReview2` is `VAR` and `Review2`.
    private var words: [String] {
        let characters = Array(module)
        var words: [String] = []
        for (index, character) in characters.enumerated() {
            let isStart =
                character.isUppercase
                && (index == 0 || !characters[index - 1].isUppercase
                    || (index + 1 < characters.count && characters[index + 1].isLowercase))
            if isStart { words.append("") }
            words[words.count - 1].append(character)
        }
        return words
    }

    /// Abbreviations stay as they are.
    private func inSentence(_ word: String) -> String {
        word.count > 1 && word.uppercased() == word ? word : word.lowercased()
    }
}

private func isUpper(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
}

private func isLower(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
}

private func isNamePart(_ byte: UInt8) -> Bool {
    isUpper(byte) || isLower(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

/// What is repeated in a message must not steer the terminal.
func quoted(_ text: String) -> String {
    let shown = text.unicodeScalars.map { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: "?"
        default: String(scalar)
        }
    }
    return "'\(shown.joined())'"
}
