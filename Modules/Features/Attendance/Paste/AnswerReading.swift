/// The meaning of the words of an answer such as `damn, I'm out`.
struct AnswerReading: Hashable, Sendable {
    /// The answer of the words, or of the emoji if the words have none.
    var answer: Answer?
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
                if match.meaning == .contrast { finish(&clause) }
                clause.add(match, token)
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
        answer = clause.answer ?? answer
        clause = Clause()
    }
}

/// The meanings of the words between two signs of punctuation.
private struct Clause {
    var words: Set<AnswerWord> = []
    /// Meanings of words that count only if all words are known.
    var ambiguousWords: Set<AnswerWord> = []
    var isQuestion = false
    var isComplete = true

    mutating func add(_ match: PhraseTable<AnswerWord>.Match, _ token: ListToken) {
        if match.length == 1, AnswerWord.ambiguous.contains(token.key) {
            ambiguousWords.insert(match.meaning)
        } else {
            words.insert(match.meaning)
        }
    }

    var answer: Answer? {
        if isQuestion || words.contains(.request) { return nil }
        let words = isComplete ? words.union(ambiguousWords) : words
        // `Maybe 10 min late` is about the time only.
        let isUncertain = words.contains(.maybe) && !words.contains(.late)
        if isUncertain || words.contains(.condition) { return .maybe }
        if words.contains(.no) { return .no }
        if words.contains(.yes) { return words.contains(.negation) ? .no : .yes }
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

extension ListToken {
    /// True if this symbol stands between an old answer and a new one.
    fileprivate var isArrow: Bool { kind == .symbol && ["→", "➡", "⇒"].contains(text) }

    /// True if this word consists of Korean letters that are no syllables, such as `ㅠㅠ`.
    var isKoreanExclamation: Bool {
        kind == .word && text.unicodeScalars.allSatisfy { (0x3131...0x3163).contains($0.value) }
    }
}
