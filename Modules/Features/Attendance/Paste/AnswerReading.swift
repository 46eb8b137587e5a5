/// The meaning of the words of an answer such as `damn, I'm out`.
struct AnswerReading: Hashable, Sendable {
    /// The answer of the words, or of the emoji if the words have none.
    var answer: Answer?
    /// True if the answer can also be a reply to another message, such as `ok`.
    var isAcknowledgement = false
    /// True if the words are about a waiting list.
    var isWaiting = false
    /// True if the words are about being late.
    var isLate = false
    /// True if the words ask others to answer.
    var isRequest = false
    /// True if a reason not to come is given.
    var hasHindrance = false
    /// True if all words are known.
    var isComplete = true

    /// Reads an answer clause by clause: a later clause replaces an earlier one, and a question
    /// answers nothing.
    init(_ tokens: ListTokens) {
        var clause = Clause()
        var index = tokens.startIndex
        var symbolAnswer: Answer?
        while index < tokens.endIndex {
            let token = tokens[index]
            if tokens.areMinutes(at: index) {
                clause.words.insert(.late)
                index += 2
                continue
            }
            if let match = AnswerWord.phrases.match(in: tokens, at: index) {
                if match.meaning == .contrast {
                    finish(&clause)
                    clause.followsCondition = false
                }
                clause.add(match, in: tokens, at: index)
                index += match.length
                continue
            }
            if token.isMark("?", "¿") { clause = Clause(isQuestion: true) }
            if token.isMark(",", ".", ";", "!", "…", "—", "/", "?") || token.isArrow {
                finish(&clause)
            }
            if token.isWaitingSymbol { isWaiting = true }
            symbolAnswer = token.symbolAnswer ?? symbolAnswer
            if token.kind == .word, !token.isKoreanExclamation, !token.isDateWord {
                isComplete = false
                clause.isComplete = false
            }
            index += 1
        }
        finish(&clause)
        if !isRequest { answer = answer ?? symbolAnswer }
        if answer == nil, isWaiting { answer = .yes }
    }

    private mutating func finish(_ clause: inout Clause) {
        isRequest = isRequest || clause.isQuestion || clause.words.contains(.request)
        isLate = isLate || clause.words.contains(.late)
        isWaiting = isWaiting || clause.words.contains(.waiting)
        hasHindrance = hasHindrance || clause.words.contains(.hindrance)
        if let newAnswer = clause.answer, answer == nil || !clause.isAcknowledgement {
            answer = newAnswer
            isAcknowledgement = clause.isAcknowledgement
        }
        clause = Clause(followsCondition: clause.beginsWithCondition)
    }
}

/// The meanings of the words between two signs of punctuation.
private struct Clause {
    var words: Set<AnswerWord> = []
    /// Meanings of words that count only if all words are known.
    var ambiguousWords: Set<AnswerWord> = []
    var isQuestion = false
    var isComplete = true
    /// True if the clause before begins with a condition, as in `if I can, I'll come`.
    var followsCondition = false
    var beginsWithCondition = false
    private var hasAmbiguousNegation = false
    private var isNegated = false

    init(isQuestion: Bool = false, followsCondition: Bool = false) {
        self.isQuestion = isQuestion
        self.followsCondition = followsCondition
    }

    mutating func add(
        _ match: PhraseTable<AnswerWord>.Match, in tokens: ListTokens, at index: Int
    ) {
        let isFirst = words.isEmpty && ambiguousWords.isEmpty && isComplete
        let phrase = tokens[index..<index + match.length]
        if match.length > 1, tokens[phrase.endIndex...].beginWithPlace,
            AnswerWord.placePhrases.contains(phrase.map(\.key).joined(separator: " "))
        {
            isComplete = false
            return
        }
        let meaning = match.length == 1 ? meaning(of: match, in: tokens, at: index) : match.meaning
        if meaning == .yes, hasAmbiguousNegation { isNegated = true }
        if meaning == .condition, isFirst { beginsWithCondition = true }
        if match.length == 1, AnswerWord.ambiguous.contains(tokens[index].key) {
            ambiguousWords.insert(meaning)
            if AnswerWord.ambiguousNegations.contains(tokens[index].key) {
                hasAmbiguousNegation = true
            }
        } else {
            words.insert(meaning)
        }
    }

    /// Returns the meaning of a word whose neighbours decide about it: `si` is a condition between
    /// words and `sí` elsewhere, and the German `als` stands before nouns.
    private func meaning(
        of match: PhraseTable<AnswerWord>.Match, in tokens: ListTokens, at index: Int
    ) -> AnswerWord {
        let next = index + 1 < tokens.endIndex ? tokens[index + 1] : nil
        switch tokens[index].key {
        case "si":
            let isBetweenWords =
                index > tokens.startIndex && tokens[index - 1].kind == .word && next?.kind == .word
            return isBetweenWords && tokens[index].text == "si" ? .condition : match.meaning
        case "als": return next?.text.first?.isLowercase == true ? .condition : .filler
        default: return match.meaning
        }
    }

    /// The meanings that count.
    private var countedWords: Set<AnswerWord> {
        isComplete ? words.union(ambiguousWords) : words
    }

    var isAcknowledgement: Bool {
        answer == .yes && countedWords.contains(.acknowledgement) && !countedWords.contains(.yes)
    }

    var answer: Answer? {
        if isQuestion || words.contains(.request) { return nil }
        let words = countedWords
        // `Maybe 10 min late` is about the time only.
        let isUncertain = words.contains(.maybe) && !words.contains(.late)
        if isUncertain || words.contains(.condition) { return .maybe }
        if words.contains(.no) { return .no }
        if words.contains(.yes) || words.contains(.acknowledgement) {
            if words.contains(.negation) || isNegated && words.contains(.yes) { return .no }
            return followsCondition ? .maybe : .yes
        }
        return words.contains(.waiting) ? .yes : nil
    }
}

extension ListTokens {
    /// Returns whether a delay such as `10 min` stands at an index.
    fileprivate func areMinutes(at index: Index) -> Bool {
        guard self[index].kind == .number, index + 1 < endIndex else { return false }
        return ["min", "mins", "minute", "minutes", "minuten", "minuti", "minutos", "분"]
            .contains(self[index + 1].key)
    }
}

extension ListTokens {
    /// True if the first word after articles is unknown, such as `London`.
    fileprivate var beginWithPlace: Bool {
        let rest = drop { token in
            token.kind == .word && Self.articles.contains(token.key)
        }
        guard let word = rest.first, word.kind == .word, !word.isDateWord,
            !word.isKoreanExclamation
        else { return false }
        return AnswerWord.phrases.match(in: rest, at: rest.startIndex) == nil
            && GuestWord.phrases.match(in: rest, at: rest.startIndex) == nil
    }

    private static let articles: Set<String> = ["a", "an", "the", "my", "our"]
}

extension ListToken {
    /// True if this symbol stands between an old answer and a new one.
    fileprivate var isArrow: Bool { kind == .symbol && ["→", "➡", "⇒"].contains(text) }

    /// True if this word consists of Korean letters that are no syllables, such as `ㅠㅠ`.
    var isKoreanExclamation: Bool {
        kind == .word && text.unicodeScalars.allSatisfy { (0x3131...0x3163).contains($0.value) }
    }
}
