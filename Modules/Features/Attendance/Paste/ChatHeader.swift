/// The time and the sender before a message in the export of a messenger.
///
/// The forms are those of WhatsApp, KakaoTalk, LINE, Signal and Telegram, which writes the message
/// on the next line.
struct ChatHeader {
    /// The largest number of tokens of a sender's name.
    private static let maximumSenderLength = 16

    /// The name of the sender; nil for a notice of the messenger.
    let sender: String?
    /// The message.
    let message: ListTokens

    /// Reads the beginning of a line, or returns nil if it is not that of a message.
    init?(_ tokens: ListTokens) {
        guard let first = tokens.first else { return nil }
        if first.isMark("[") {
            self.init(bracketed: tokens)
        } else if first.kind == .number || first.isDateWord {
            self.init(plain: tokens)
        } else {
            self.init(trailing: tokens)
        }
    }

    private init?(_ sender: ListTokens, _ message: ListTokens) {
        let name = sender.drop { $0.isMark("~", "\"") }.droppingLast { $0.isMark("\"", ",", "~") }
        guard (1...Self.maximumSenderLength).contains(name.count) else { return nil }
        self.sender = String(name.joinedText.prefix(ListEntry.maximumNameLength))
        self.message = message
    }

    private init(notice message: ListTokens) {
        sender = nil
        self.message = message
    }

    /// Reads `[time] sender: message` or `[sender] [time] message`.
    private init?(bracketed tokens: ListTokens) {
        let end = tokens.endOfBrackets(at: tokens.startIndex)
        let inner = tokens[tokens.startIndex + 1..<max(end - 1, tokens.startIndex + 1)]
        let rest = tokens[end...]
        if inner.isTimestamp {
            self.init(afterTime: rest)
        } else if rest.first?.isMark("[") == true {
            let timeEnd = rest.endOfBrackets(at: end)
            guard rest[end + 1..<max(timeEnd - 1, end + 1)].isTimestamp else { return nil }
            self.init(inner, rest[timeEnd...])
        } else {
            return nil
        }
    }

    /// Reads `date, time - sender: message`, or a time and a sender between tabs.
    private init?(plain tokens: ListTokens) {
        guard let time = tokens.indices.first(where: { tokens.isTime(at: $0) }) else { return nil }
        let date = tokens[..<time]
        var end = time + 3
        if end + 1 < tokens.endIndex, tokens[end].isMark(":"), tokens[end + 1].kind == .number {
            end += 2
        }
        while end < tokens.endIndex, tokens[end].isDateWord || tokens[end].isMark(".") { end += 1 }
        let rest = tokens[end...]
        if date.isEmpty {
            guard let first = rest.first, first.followsTab,
                let message = rest.dropFirst().firstIndex(where: \.followsTab)
            else { return nil }
            self.init(rest[..<message], rest[message...])
            return
        }
        // `24.11. 20:30, Park: pitch 3` is a heading; exports have a year.
        let parts = date.count { $0.kind == .number || $0.isMonthName }
        guard date.isTimestampPart, parts >= 3, rest.first?.isMark("-", "—", ",") == true else {
            return nil
        }
        self.init(afterTime: rest.dropFirst())
    }

    /// Reads `sender, [time]` or `sender — time`.
    private init?(trailing tokens: ListTokens) {
        let tokens = tokens.last?.isMark(":") == true ? tokens.dropLast() : tokens
        guard
            let opening = tokens.indices.dropFirst().last(where: { index in
                tokens[index].isMark("[", "—")
            })
        else { return nil }
        var time = tokens[opening...].dropFirst()
        if tokens[opening].isMark("[") {
            guard time.last?.isMark("]") == true else { return nil }
            time = time.dropLast()
        }
        // `Football — 20:30` is a heading. Discord writes `Ana — Today at 20:30`.
        let isRecent = ["today", "yesterday"].contains(time.first?.key)
        guard time.isTimestamp, tokens[opening].isMark("[") || isRecent else { return nil }
        self.init(tokens[..<opening], [])
    }

    /// Reads `sender: message`. Notices have no colon.
    private init?(afterTime rest: ListTokens) {
        let quoted = rest.first?.isMark("\"") == true
        let end = rest.prefix(Self.maximumSenderLength + 1).firstIndex {
            $0.isMark(":") || quoted && $0.isMark(",")
        }
        guard let end, end > rest.startIndex else {
            self.init(notice: rest)
            return
        }
        self.init(rest[..<end], rest[(end + 1)...])
    }
}

extension ListTokens {
    /// True if this is a date or a time, with a time of day.
    fileprivate var isTimestamp: Bool { hasTime && isTimestampPart }

    fileprivate var isTimestampPart: Bool {
        allSatisfy { token in
            switch token.kind {
            case .number: true
            case .word: token.isDateWord || token.key.count == 1
            case .symbol: false
            case .punctuation: token.isMark("/", ".", ",", ":", "-", "(", ")", "—")
            }
        }
    }

    /// Returns the tokens without those at the end that match a condition.
    fileprivate func droppingLast(while condition: (ListToken) -> Bool) -> Self {
        var tokens = self
        while let last = tokens.last, condition(last) { tokens.removeLast() }
        return tokens
    }
}

extension ListToken {
    /// True if this can be the name of a month: a word of a date that is longer than `at`.
    fileprivate var isMonthName: Bool { isDateWord && key.utf8.count > 2 }
}
