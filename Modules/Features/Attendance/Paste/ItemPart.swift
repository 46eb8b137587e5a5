/// A name with the notes about it.
struct ItemPart {
    /// The largest number of words that are examined. No name has as many.
    private static let maximumWordCount = 12

    /// The name as written; empty if there are only notes.
    private(set) var name = ""
    private(set) var wordCount = 0
    private(set) var answer: Answer?
    private(set) var isWaiting = false
    private(set) var guestCount = 0
    /// True if nothing speaks against a name: no date, no question to the group, no common words.
    private(set) var isNameLike = true

    private var nameTokens: [ListToken] = []
    private var strikes = 0
    private var keepsWord = false

    /// Creates a part that is a name as a whole.
    init(name: String) {
        self.name = name
    }

    /// Reads a part of a line.
    ///
    /// - Parameters:
    ///   - tokens: The part.
    ///   - squad: The squad, whose names are never divided.
    ///   - keepsWord: Whether a word that is an answer elsewhere is a name if it is the only one.
    init(_ tokens: ListTokens, _ squad: SquadIndex, keepsWord: Bool) {
        self.keepsWord = keepsWord
        var index = tokens.startIndex
        while index < tokens.endIndex { index = read(tokens, index) }
        wordCount = nameTokens[...].wordCount
        if !squad.isWholeName(nameTokens[...].joinedText) { separateNotes() }
        wordCount = nameTokens[...].wordCount
        name = Self.name(of: nameTokens[...])
        if strikes > 1 { answer = .no }
    }

    /// Adds the notes of a part without a name.
    mutating func add(_ notes: ItemPart) {
        answer = notes.answer ?? answer
        isWaiting = isWaiting || notes.isWaiting
        guestCount = max(guestCount, notes.guestCount)
    }

    /// Reads the token at an index, and returns the index of the next one to read.
    private mutating func read(_ tokens: ListTokens, _ index: Int) -> Int {
        let token = tokens[index]
        if token.isMark("(", "[", "{") {
            let end = tokens.endOfBrackets(at: index)
            addNote(tokens[index + 1..<end])
            return end
        }
        if let guests = GuestCount(consecutiveIn: tokens, at: index) {
            guestCount = max(guestCount, guests.count)
            return index + guests.length
        }
        switch token.kind {
        case .symbol:
            if let symbolAnswer = token.symbolAnswer { answer = answer ?? symbolAnswer }
            isWaiting = isWaiting || token.isWaitingSymbol
        case .number:
            guard token.isGlued && nameTokens.last?.kind == .word || isLabel(tokens, index) else {
                return nameTokens.isEmpty ? skipNumber(index) : rest(tokens, index)
            }
            nameTokens.append(token)
        case .word: nameTokens.append(token)
        case .punctuation: return readMark(tokens, index)
        }
        return index + 1
    }

    /// Returns whether a number belongs to a name such as `Player 1` or `Guest 2`.
    private func isLabel(_ tokens: ListTokens, _ index: Int) -> Bool {
        tokens[index].text.count < 3 && nameTokens[...].areGuestLabel
            && tokens[(index + 1)...].first?.kind != .word
    }

    private mutating func readMark(_ tokens: ListTokens, _ index: Int) -> Int {
        let token = tokens[index]
        switch token.key {
        case "~": strikes += 1
        case "?": if !nameTokens.isEmpty { answer = answer ?? .maybe }
        case ":", "—", "-", "=", ".", ">":
            guard let last = nameTokens.last else { break }
            if token.key == ".", token.isGlued, last.text.count == 1 || index + 1 == tokens.endIndex
            {
                nameTokens.append(token)
            } else {
                return rest(tokens, index + 1)
            }
        case "\"", "'": nameTokens.append(token)
        default: break
        }
        return index + 1
    }

    /// Reads the rest of a part as a note.
    private mutating func rest(_ tokens: ListTokens, _ index: Int) -> Int {
        if index < tokens.endIndex { addNote(tokens[index...]) }
        return tokens.endIndex
    }

    private mutating func skipNumber(_ index: Int) -> Int {
        isNameLike = false
        return index + 1
    }

    private mutating func addNote(_ tokens: ListTokens) {
        let reading = AnswerReading(tokens)
        answer = reading.answer ?? answer
        isWaiting = isWaiting || reading.isWaiting
        guestCount = max(guestCount, tokens.guestCount)
    }

    // MARK: Notes without brackets

    /// Separates known words at both ends of the name.
    private mutating func separateNotes() {
        guard wordCount <= Self.maximumWordCount else { return }
        let tokens = nameTokens[...]
        let isKept = keepsWord && wordCount == 1 && tokens.isAnswerWord
        if !isKept, !tokens.isEmpty, tokens.isNote {
            addNote(tokens)
            nameTokens = []
            return
        }
        if let start = tokens.indices.dropFirst().first(where: { tokens[$0...].isNote }) {
            addNote(tokens[start...])
            nameTokens = Array(tokens[..<start])
        }
        separateFirstNote()
        isNameLike = isNameLike && nameTokens[...].isNameLike
    }

    private mutating func separateFirstNote() {
        let tokens = nameTokens[...]
        guard let match = tokens.isEmpty ? nil : AnswerWord.phrases.match(in: tokens, at: 0),
            match.length < tokens.count,
            [.maybe, .note, .waiting].contains(match.meaning)
        else { return }
        addNote(tokens.prefix(match.length))
        nameTokens = Array(tokens.dropFirst(match.length))
    }

    private static func name(of tokens: ListTokens) -> String {
        let text = tokens.joinedText
        let trimmed = text.drop { "\"' ".contains($0) }
        let end = trimmed.lastIndex { !"\"' ".contains($0) }
        let name = end.map { trimmed[...$0] } ?? ""
        return String(name.prefix(ListEntry.maximumNameLength))
    }
}

extension ListTokens {
    /// True if these words are a note about a person, such as `in`, `GK` or `10 min late`.
    fileprivate var isNote: Bool {
        guard let first else { return false }
        let isTitle =
            first.text.first?.isUppercase == true
            && first.text.dropFirst().contains(where: \.isLowercase)
        // Short words with a capital letter are names, such as No and Ja.
        if isTitle, first.text.count < 4 { return false }
        if count == 1, first.text.count == 1, first.text != first.key { return false }
        var hasMeaning = false
        var index = startIndex
        while index < endIndex {
            if let match = AnswerWord.phrases.match(in: self, at: index) {
                hasMeaning = hasMeaning || match.meaning != .filler
                index += match.length
            } else if self[index].kind == .word, !self[index].isKoreanExclamation {
                return false
            } else {
                index += 1
            }
        }
        return hasMeaning || allSatisfy(\.isKoreanExclamation)
    }

    /// True if the first word is an answer that can also be a name, such as `Duda`.
    fileprivate var isAnswerWord: Bool {
        guard let first = firstIndex(where: { $0.kind == .word }),
            !Self.optionsOfPolls.contains(self[first].key),
            let match = AnswerWord.phrases.match(in: self, at: first)
        else { return false }
        return [.yes, .no, .maybe, .acknowledgement].contains(match.meaning)
    }

    private static let optionsOfPolls: Set<String> = [
        "yes", "no", "maybe", "in", "out", "ja", "nein", "vielleicht", "oui", "non", "si", "sim",
        "nao", "nee", "evet", "hayir", "tak", "nie", "참석", "불참", "미정", "כן", "לא", "نعم", "لا",
        "да", "нет",
    ]

    /// True if no word belongs to a date or to a sentence.
    fileprivate var isNameLike: Bool {
        hasWord
            && indices.allSatisfy { index in
                guard self[index].kind == .word else { return true }
                // A name can be Jan, March or 화.
                if count > 1, self[index].isDateWord, self[index].key.utf8.count > 3,
                    !self[index].canBeFirstName
                {
                    return false
                }
                let match = AnswerWord.phrases.match(in: self, at: index)
                return match?.meaning != .request
                    && (match?.meaning != .filler || self[index].text.first?.isUppercase == true)
            }
    }
}
