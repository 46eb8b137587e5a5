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
        guard message.wordCount <= Self.wordLimit else { return [entry] }
        if let replaced = replacedPerson(in: message) {
            entry.answer = .yes
            let out = replaced.isEmpty ? [] : [ListEntry(subject: .person(replaced), answer: .no)]
            return out + [entry]
        }
        if let other = answerOfOther(in: message) { return [other] }
        if let answer = Self.signAnswer(of: message) {
            entry.answer = answer
            return [entry]
        }
        let reading = AnswerReading(message)
        let guests = message.guestCount
        entry.answer = isAboutGuest(message) ? nil : answer(of: reading, guests)
        if entry.answer != nil, entry.answer != .no { entry.guestCount = guests }
        entry.isWaiting = reading.isWaiting && entry.answer == .yes
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

    /// Returns the person whose place the sender takes, such as `Bo` in `I take Bo's place`; an
    /// empty text if the person is not certain; nil for another message.
    private func replacedPerson(in message: ListTokens) -> String? {
        for index in message.indices {
            let words = message[index...].prefix(3).map(\.key)
            if words.count == 3, Self.takingWords.contains(words[0]), Self.places.contains(words[2])
            {
                let owner = words[1].hasSuffix("s") ? String(words[1].dropLast()) : words[1]
                return person(named: owner) ?? ""
            }
            if words.count == 3, words[0] == "instead", words[1] == "of" {
                return person(named: words[2]) ?? ""
            }
        }
        return nil
    }

    private static let takingWords: Set<String> = [
        "take", "taking", "takes", "have", "get", "fill", "nehme", "ubernehme",
    ]
    private static let places: Set<String> = ["place", "spot", "slot", "seat", "platz"]

    /// Returns the answer of another person whose name begins a message, such as `Bo is out`.
    private func answerOfOther(in message: ListTokens) -> ListEntry? {
        guard let first = message.first, first.kind == .word, message.count > 1,
            AnswerWord.phrases.match(in: message, at: message.startIndex) == nil,
            let name = person(named: first.key), name != sender
        else { return nil }
        let reading = AnswerReading(message.dropFirst())
        return reading.answer.map { ListEntry(subject: .person(name), answer: $0) }
    }

    /// Returns the only sender or the only player with a first name.
    private func person(named key: String) -> String? {
        if let sender = style.senders[key] { return sender }
        return squad.playerName(withFirstWord: key)
    }
}
