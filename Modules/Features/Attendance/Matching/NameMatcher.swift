import Domain

/// Finds the players whom a written name can mean.
///
/// A match is certain if it is the only one of its kind and the kind is reliable: the same name or
/// nickname, its words in another order, some of its words, or the beginnings of its words with at
/// least three letters. A name with a typing error or with further words can be that of another
/// person, so it is a doubt.
struct NameMatcher {
    private static let maximumCandidates = 5
    private static let certainLength = 3

    let squad: SquadIndex

    /// Returns the relation of a name to the squad.
    func match(_ text: String) -> NameMatch {
        let words = NameWords(text, squad.folding)
        let equal = squad.equalNames(words)
        if !equal.isEmpty { return decided(sameSpelling(equal, text), isReliable: true) }
        guard !words.words.isEmpty else { return .unknown }
        let parts = names(with: words.words, prefixes: false)
        if !parts.isEmpty {
            return decided(parts, isReliable: words.words.contains { $0.count > 1 })
        }
        let beginnings = names(with: words.words, prefixes: true)
        if !beginnings.isEmpty {
            let isLong = words.words.contains { $0.count >= Self.certainLength }
            // `Alexa` can be Alexander as well as Alex.
            let others = misspelt(words.words)
            return decided(beginnings + others, isReliable: isLong)
        }
        return decided(
            squad.romanizedNames(text, words) + misspelt(words.words) + shorter(words.words),
            isReliable: false)
    }

    /// Returns the key of the decision about an entry, and the relation of its name to the squad.
    ///
    /// The key of a certain name has a mark and keeps accents, so that the decision about a similar
    /// name has no effect on it. `You` is a player only if a player has this name or nickname.
    func keyAndMatch(_ entry: ListEntry) -> (key: String, match: NameMatch) {
        let name = entry.name
        let match = entry.isUser && !squad.isWholeName(name) ? .unknown : match(name)
        guard case .certain = match else { return (NameWords(name, squad.folding).key, match) }
        let identity = squad.folding.identityKey(TokenizedLine(name).tokens.joinedText)
        return ("\u{1}" + identity, match)
    }

    private func decided(_ names: [Int], isReliable: Bool) -> NameMatch {
        var players: [PlayerID] = []
        for name in names {
            let player = squad.names[name].player
            if !players.contains(player) { players.append(player) }
        }
        guard let first = players.first else { return .unknown }
        if players.count == 1, isReliable { return .certain(first) }
        return .doubt(Array(players.prefix(Self.maximumCandidates)))
    }

    /// Returns the names with the same accents, if there are any.
    private func sameSpelling(_ names: [Int], _ text: String) -> [Int] {
        let key = squad.folding.identityKey(TokenizedLine(text).tokens.joinedText)
        let same = names.filter { squad.names[$0].identityKey == key }
        return same.isEmpty ? names : same
    }

    /// Returns the names that contain all words, or words that begin with them.
    private func names(with words: [String], prefixes: Bool) -> [Int] {
        guard let longest = words.max(by: { $0.count < $1.count }) else { return [] }
        let names =
            prefixes ? squad.names(withPrefix: longest) : Array(squad.names(with: longest))
        return names.filter { name in
            if prefixes, words.count == 1, !isMainWord(of: name, { $0.hasPrefix(words[0]) }) {
                return false
            }
            return contains(name, words) { $1 == $0 || prefixes && $1.hasPrefix($0) }
        }
    }

    /// Returns whether the first name or the family name matches a condition. `Mari` is not a José
    /// María.
    private func isMainWord(of name: Int, _ condition: (String) -> Bool) -> Bool {
        let words = squad.names[name].words
        return words.words.first.map(condition) == true || words.words.last.map(condition) == true
            || words.shortNames.contains(where: condition)
    }

    /// Returns whether each written word fits a different word of a name.
    private func contains(
        _ name: Int, _ words: [String], by fits: (_ written: String, _ stored: String) -> Bool
    ) -> Bool {
        let stored = squad.names[name].words
        var rest = stored.words + stored.shortNames
        for word in words {
            guard
                let index = rest.firstIndex(of: word) ?? rest.firstIndex(where: { fits(word, $0) })
            else { return false }
            rest.remove(at: index)
        }
        return true
    }

    /// Returns the names with one typing error in one word.
    private func misspelt(_ words: [String]) -> [Int] {
        words.indices.flatMap { index in
            let others = words.indices.filter { $0 != index }.map { words[$0] }
            return squad.names(near: words[index]).filter { name in
                isMainWord(of: name) { TypingErrors.isOneError($0, words[index]) }
                    && contains(name, others) { $1.hasPrefix($0) }
            }
        }
    }

    /// Returns the names all of whose words are written, with further ones.
    private func shorter(_ words: [String]) -> [Int] {
        let written = Set(words)
        return words.flatMap { squad.names(with: $0) }.filter { name in
            squad.names[name].words.words.allSatisfy(written.contains)
        }
    }
}
