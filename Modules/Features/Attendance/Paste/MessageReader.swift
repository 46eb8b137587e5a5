/// Reads the message of a sender in the export of a chat.
struct MessageReader {
    /// The largest number of words of an answer. Longer messages are announcements.
    private static let wordLimit = 25

    let sender: String
    let squad: SquadIndex
    let style: ListStyle

    /// Returns the persons whom a message is about. A sender whose message is not understood has
    /// no answer.
    func entries(in message: ListTokens) -> [ListEntry] {
        var entry = ListEntry(subject: .person(sender))
        let message = withoutAddress(message)
        guard message.wordCount <= Self.wordLimit else { return [entry] }
        if let replaced = replacedPerson(in: message) {
            entry.answer = .yes
            let out = replaced.isEmpty ? [] : [ListEntry(subject: .person(replaced), answer: .no)]
            return out + [entry]
        }
        if let others = answersOfOther(in: message) { return others }
        if let answer = Self.signAnswer(of: message) {
            entry.answer = answer
            return [entry]
        }
        let reading = AnswerReading(message)
        let guests = message.guestCount
        entry.answer = isAboutGuest(message) ? nil : answer(of: reading, guests)
        if entry.answer != nil, entry.answer != .no { entry.guestCount = guests }
        entry.isWaiting = reading.isWaiting && entry.answer == .yes
        entry.isAcknowledgement =
            reading.isAcknowledgement && guests == 0 && entry.answer == .yes
        return [entry]
    }

    /// Returns the answer of a message that is only a plus or a minus.
    private static func signAnswer(of message: ListTokens) -> Answer? {
        guard message.count == 1, let sign = message.first else { return nil }
        return sign.isMark("+") ? .yes : sign.isMark("-", "—") ? .no : nil
    }

    private func answer(of reading: AnswerReading, _ guests: Int) -> Answer? {
        if let answer = reading.answer { return answer }
        guard !reading.isRequest else { return nil }
        if guests > 0 { return .yes }
        return reading.hasHindrance ? .no : reading.isLate && reading.isComplete ? .yes : nil
    }

    /// Returns whether a message such as `my brother can't come` begins with a guest.
    private func isAboutGuest(_ message: ListTokens) -> Bool {
        let phrases = GuestWord.phrases
        guard message.count > 2,
            phrases.match(in: message, at: message.startIndex)?.meaning == .article
        else { return false }
        return phrases.match(in: message, at: message.startIndex + 1)?.meaning == .guest
    }

    // MARK: Other persons

    /// Returns a message without the name of a person who is addressed, as in `Bo, I can't` or
    /// `Bo I can't`.
    private func withoutAddress(_ message: ListTokens) -> ListTokens {
        guard let first = message.first, first.kind == .word,
            AnswerWord.phrases.match(in: message, at: message.startIndex) == nil,
            owner(first.key) != nil, let next = message.dropFirst().first
        else { return message }
        if Self.pronouns.contains(next.key) { return message.dropFirst() }
        guard next.isMark(",", "!"), message.count > 2 else { return message }
        return withoutAddress(message.dropFirst(2))
    }

    /// Words with which a person begins a sentence about himself or herself.
    private static let pronouns: Set<String> = [
        "i", "im", "ive", "ill", "id", "ich", "je", "jy", "moi", "yo", "eu", "io", "ik",
    ]

    /// Returns the person whose place the sender takes, such as `Bo` in `I take Bo's place`; an
    /// empty text if several persons have the name; nil for another message, such as one about the
    /// place of the sender.
    private func replacedPerson(in message: ListTokens) -> String? {
        for index in message.indices {
            // The apostrophe of `Chris' place` is a token of its own.
            let words = message[index...].prefix(4).filter { !$0.isMark("'") }.prefix(3)
                .map(\.key)
            if words.count == 3, Self.takingWords.contains(words[0]), Self.places.contains(words[2])
            {
                return owner(words[1])
                    ?? (words[1].hasSuffix("s") ? owner(String(words[1].dropLast())) : nil)
            }
            if words.count == 3, words[0] == "instead", words[1] == "of" { return owner(words[2]) }
        }
        return nil
    }

    private static let takingWords: Set<String> = [
        "take", "taking", "takes", "have", "get", "fill", "nehme", "ubernehme",
    ]
    private static let places: Set<String> = ["place", "spot", "slot", "seat", "platz"]

    /// Returns the person with a first name; an empty text if several have it; nil if none has it.
    private func owner(_ key: String) -> String? {
        if let person = person(named: key) { return person }
        return style.senders[key] != nil || squad.hasFirstWord(key) ? "" : nil
    }

    /// Returns the answer of another person whose name begins a message, and that of the sender
    /// after it, such as `Bo is out but I'm in`.
    private func answersOfOther(in message: ListTokens) -> [ListEntry]? {
        guard let first = message.first, first.kind == .word, message.count > 1,
            AnswerWord.phrases.match(in: message, at: message.startIndex) == nil,
            let name = person(named: first.key), name != sender
        else { return nil }
        let own = message.indices.dropFirst().first {
            Self.pronouns.contains(message[$0].key) && Self.beginsClause(at: $0, in: message)
        }
        let reading = AnswerReading(
            own.map { message[..<($0 - 1)].dropFirst() } ?? message.dropFirst())
        guard let answer = reading.answer else { return nil }
        let other = ListEntry(subject: .person(name), answer: answer)
        let ownEntries = own.map { entries(in: message[$0...]) } ?? []
        return [other] + ownEntries.filter { $0.answer != nil }
    }

    private static func beginsClause(at index: Int, in message: ListTokens) -> Bool {
        let previous = message[index - 1]
        return previous.isMark(",", ".", ";", "!", "—", "-")
            || AnswerWord.phrases.match(in: message, at: index - 1)?.meaning == .contrast
            || GuestWord.phrases.match(in: message, at: index - 1)?.meaning == .connector
    }

    /// Returns the only sender or the only player with a first name.
    private func person(named key: String) -> String? {
        if let sender = style.senders[key] { return sender }
        return squad.playerName(withFirstWord: key)
    }
}
