/// Reads the names of one line, or of a part of a chat message, with the notes about them.
struct ItemReader {
    /// The squad, whose names are never divided.
    let squad: SquadIndex
    /// The answer of names without one of their own.
    let section: ListSection
    /// The answer of the marker, or nil.
    let markerAnswer: Answer?
    /// The largest number of words of a name.
    let wordLimit: Int
    /// True if a name is a line of a poll's result, where the user is `You` in any language.
    let isInPoll: Bool
    /// True if the line has a number, so that a single word is a name whatever it means.
    var keepsWord = false

    /// Returns the persons and guests of a line, or nil if it is not a list of names.
    ///
    /// - Parameter requiresAnswer: Whether a line without an answer of its own is not a list.
    func entries(in tokens: ListTokens, requiresAnswer: Bool = false) -> [ListEntry]? {
        let text = tokens.joinedText
        if squad.isWholeName(text) { return [entry(ItemPart(name: text))] }
        var parts: [ItemPart] = []
        var hasAnswer = markerAnswer != nil
        for segment in ItemSegments(tokens, squad).segments {
            let part = ItemPart(segment, squad, keepsWord: keepsWord && parts.isEmpty)
            hasAnswer = hasAnswer || part.answer != nil || part.guestCount > 0
            if part.name.isEmpty {
                if let last = parts.indices.last { parts[last].add(part) }
            } else if part.wordCount <= wordLimit, part.isNameLike || squad.isWholeName(part.name) {
                parts.append(part)
            } else if parts.isEmpty {
                return nil
            }
        }
        guard !parts.isEmpty, hasAnswer || !requiresAnswer else { return nil }
        return parts.map(entry)
    }

    private func entry(_ part: ItemPart) -> ListEntry {
        let answer = part.answer ?? markerAnswer ?? section.answer
        let subject = subject(of: part)
        let isCompanion = if case .companions = subject { true } else { false }
        return ListEntry(
            subject: subject, answer: answer,
            isWaiting: answer == .yes && (part.isWaiting || section.isWaiting),
            guestCount: isCompanion ? max(1, part.guestCount) : part.guestCount)
    }

    private func subject(of part: ItemPart) -> ListEntry.Subject {
        let name = part.name
        if squad.isWholeName(name) { return .person(name) }
        let tokens = TokenizedLine(name).tokens
        if Self.isUser(name.phraseKey, isInPoll: isInPoll) { return .user(name) }
        if tokens.areGuestLabel { return .guest(name) }
        return Self.host(in: tokens).map { .companions(of: $0) } ?? .person(name)
    }

    /// Returns the host in `Bo's friend`, `friend of Bo` or `조규성 친구`, or nil.
    private static func host(in tokens: ListTokens) -> String? {
        guard tokens.count > 1, let last = tokens.last, let first = tokens.first else {
            return nil
        }
        let phrases = GuestWord.phrases
        if phrases.match(in: tokens, at: tokens.endIndex - 1)?.meaning == .guest {
            let host = tokens.dropLast().joinedText
            for ending in ["'s", "’s", "s'", "s’"] where host.hasSuffix(ending) {
                return String(host.dropLast(2))
            }
            if !last.key.utf8.allSatisfy({ $0 < 0x80 }) { return host }
        }
        if phrases.match(in: tokens, at: tokens.startIndex)?.meaning == .guest, first.kind == .word,
            phrases.match(in: tokens, at: tokens.startIndex + 1)?.meaning == .of
        {
            let host = tokens.dropFirst(2).joinedText
            return host.isEmpty ? nil : host
        }
        return nil
    }

    private static func isUser(_ key: String, isInPoll: Bool) -> Bool {
        users.contains(key) || isInPoll && pollUsers.contains(key)
    }

    private static let users: Set<String> = [
        "you", "me", "myself", "ich", "moi", "나", "אני", "أنا", "انا", "я",
    ]
    private static let pollUsers: Set<String> = [
        "du", "vous", "toi", "tu", "voce", "jij", "ty", "sen", "siz", "אתה", "את", "أنت", "вы",
        "ik",
        "yo", "eu", "io", "ja",
    ]
}
