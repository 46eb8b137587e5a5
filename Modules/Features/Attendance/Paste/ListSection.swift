/// A heading that sets the answer of the names below it or beside it, such as `Out:`.
struct ListSection: Hashable, Sendable {
    /// The answer of the names; nil for an option of a poll that is not understood.
    var answer: Answer? = .yes
    /// True if the names are those of a waiting list.
    var isWaiting = false

    /// The section of names without an answer.
    static let unclear = ListSection(answer: nil)

    /// A heading with the names that stand on its line.
    struct Heading {
        let section: ListSection
        /// The names; empty if they are on the lines below.
        let names: ListTokens
    }

    /// Reads a line, or returns nil if it is not a heading.
    static func heading(in tokens: ListTokens) -> Heading? {
        if let section = option(of: tokens) { return Heading(section: section, names: []) }
        let colon = tokens.indices.first { tokens[$0].isMark(":") && !tokens.isInTime($0) }
        if let colon {
            guard let section = section(named: tokens[..<colon]) else { return nil }
            let names = tokens[(colon + 1)...]
            let hasNames = names.contains { $0.kind == .word }
            return Heading(section: section, names: hasNames ? names : [])
        }
        return section(named: tokens).map { Heading(section: $0, names: []) }
    }

    /// Returns the section with a name of known words, or of an emoji alone.
    private static func section(named tokens: ListTokens) -> ListSection? {
        let title = tokens.withoutBrackets
        // `In 5 / out 3` is a summary.
        guard !title.contains(where: { $0.isMark("/") }) else { return nil }
        if titles.contains(title.filter { $0.kind == .word }[...].joinedText.phraseKey) {
            return ListSection()
        }
        let reading = AnswerReading(title)
        guard title.wordCount < 7, reading.isComplete, !reading.isRequest, !reading.isLate,
            let answer = reading.answer
        else { return nil }
        return ListSection(answer: answer, isWaiting: reading.isWaiting)
    }

    /// Returns the section of an option of a poll, such as `Yes, 20:30 — 6 votes`.
    private static func option(of tokens: ListTokens) -> ListSection? {
        let tokens = tokens.last?.isMark(")", "]") == true ? tokens.dropLast() : tokens
        guard let last = tokens.last, voteWords.contains(last.key),
            tokens.dropLast().last?.kind == .number
        else { return nil }
        let option = tokens.dropLast(2)
        guard !option.contains(where: { $0.isMark("/") }) else { return nil }
        guard option.hasWord || option.contains(where: { $0.symbolAnswer != nil }) else {
            return nil
        }
        let reading = AnswerReading(option)
        let isDate = option.allSatisfy { $0.kind != .word || $0.isDateWord }
        return ListSection(
            answer: reading.answer ?? (isDate ? .yes : nil), isWaiting: reading.isWaiting)
    }

    /// Titles of the list itself.
    private static let titles = Set(
        """
        who players lineup squad list attendance participants signups roster wer spieler
        teilnehmer liste
        joueurs jugadores convocados jogadores lista giocatori spelers zawodnicy oyuncular kadro
        שחקנים
        اللاعبون игроки 명단 참석자 선수 参加者 名单
        """.split(whereSeparator: \.isWhitespace).map { String($0).phraseKey })

    private static let voteWords = Set(
        """
        vote votes Stimme Stimmen voix voto votos voti stem stemmen głos głosy głosów oy oylar
        הצבעה הצבעות
        صوت أصوات 표 명 голос голоса голосов
        """.split(whereSeparator: \.isWhitespace).map { String($0).phraseKey })
}

extension ListTokens {
    /// The tokens outside brackets.
    var withoutBrackets: Self {
        var tokens: [ListToken] = []
        var index = startIndex
        while index < endIndex {
            if self[index].isMark("(", "[", "<") {
                index = endOfBrackets(at: index)
            } else {
                tokens.append(self[index])
                index += 1
            }
        }
        return tokens[...]
    }

    /// Returns whether the colon at an index is part of a time of day.
    func isInTime(_ index: Index) -> Bool { index > startIndex && isTime(at: index - 1) }
}
