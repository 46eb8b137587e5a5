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
        } else if first.kind == .number || first.isDateWord, let header = Self(plain: tokens) {
            self = header
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

    /// Reads `[date, time] sender: message`, or `[sender] [time] message` of KakaoTalk.
    private init?(bracketed tokens: ListTokens) {
        let end = tokens.endOfBrackets(at: tokens.startIndex)
        let inner = tokens[tokens.startIndex + 1..<max(end - 1, tokens.startIndex + 1)]
        let rest = tokens[end...]
        if inner.isTimestamp, inner.hasFullDate {
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
        guard let time = tokens.timeRange, tokens.first?.weekday == nil
        else { return nil }
        let date = tokens[..<time.lowerBound]
        var end = time.upperBound
        while end < tokens.endIndex, tokens[end].isMark(".") || tokens[end].isPartOfTime {
            end += 1
        }
        let rest = tokens[end...]
        if date.isEmpty {
            guard let first = rest.first, first.followsTab,
                let message = rest.dropFirst().firstIndex(where: \.followsTab)
            else { return nil }
            self.init(rest[..<message], rest[message...])
            return
        }
        // `24.11. 20:30, Park: pitch 3` is a heading; exports have a year.
        guard date.isTimestampPart, date.hasFullDate,
            rest.first?.isMark("-", "—", ",") == true
        else { return nil }
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
        // Telegram writes `Ana, [21.11.2026 20:30]`.
        let isDated =
            tokens[opening].isMark("[") && tokens[opening - 1].isMark(",") && time.hasFullDate
        guard time.isTimestamp, isDated || isRecent else { return nil }
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
    /// True if this is a time of day with or without a date.
    fileprivate var isTimestamp: Bool { timeRange != nil && isTimestampPart }

    /// True if a date before or after the time has three parts. Exports have a year, headings such
    /// as `Tuesday, 24.11.` rarely have one. A day of the week is no part.
    fileprivate var hasFullDate: Bool {
        let time = timeRange ?? endIndex..<endIndex
        return indices.count { index in
            !time.contains(index) && (self[index].kind == .number || self[index].month != nil)
        } >= 3
    }

    /// The indices of the first time of day, such as `19:03:12`, or `19.03` after a date.
    fileprivate var timeRange: Range<Index>? {
        guard let start = indices.first(where: { isTime(at: $0) || isTimeWithPoint(at: $0) })
        else { return nil }
        let end = start + 3
        let hasSeconds =
            end + 1 < endIndex && self[end].isMark(":", ".") && self[end + 1].kind == .number
            && self[end + 1].isGlued
        return start..<(hasSeconds ? end + 2 : end)
    }

    private func isTimeWithPoint(at index: Index) -> Bool {
        guard index > startIndex, index + 2 < endIndex, !self[index].isGlued,
            let hour = self[index].value, hour < 25
        else { return false }
        let (point, minute) = (self[index + 1], self[index + 2])
        return point.isMark(".") && point.isGlued && minute.isGlued && minute.kind == .number
            && minute.text.count == 2
    }

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
    /// True if this word can follow a time of day: `pm`, or a letter of `p. m.`
    fileprivate var isPartOfTime: Bool { isDateWord || ["a", "p", "m"].contains(key) }
}
