/// A time of day at the beginning of tokens, such as `20:30`, `8 pm`, `20h30` and `오후 8시반`.
struct HeadingTime {
    /// Minutes after midnight.
    let minute: Int
    /// The number of tokens.
    let length: Int

    /// Reads a time, or returns nil if there is none or if it can be one of the morning and of the
    /// evening.
    ///
    /// - Parameter before: The tokens before it.
    init?(_ tokens: ListTokens, after before: ListTokens) {
        guard let hour = tokens.first?.value, (tokens.first?.key.utf8.count ?? 0) <= 2,
            let clock = Clock(tokens)
        else { return nil }
        var length = clock.length
        var half = before.last.flatMap { Self.halvesBefore[$0.key] }
        if let next = tokens.dropFirst(length).first, let known = Self.halvesAfter[next.key] {
            (half, length) = (known, length + 1)
        }
        let hasZero = tokens.first?.key.first == "0"
        guard let hour = Self.hour(hour, half, hasZero: hasZero, clock) else { return nil }
        minute = hour * 60 + clock.minute
        self.length = length
    }

    /// The half of the day that words mean.
    private enum Half {
        case morning, evening
    }

    private static let halvesBefore: [String: Half] = [
        "오전": .morning, "아침": .morning, "上午": .morning, "午前": .morning,
        "오후": .evening, "저녁": .evening, "밤": .evening, "下午": .evening, "午後": .evening,
    ]

    private static let halvesAfter: [String: Half] = [
        "am": .morning, "ص": .morning, "pm": .evening, "م": .evening,
    ]

    /// Returns the hour of the day. People play in the evening at `8시`, but `8:30` can be both.
    private static func hour(
        _ hour: Int, _ half: Half?, hasZero: Bool, _ clock: Clock
    ) -> Int? {
        switch half {
        case .morning: hour <= 12 ? hour % 12 : nil
        case .evening: hour <= 12 ? hour % 12 + 12 : hour
        case nil where clock.needsHalf: nil
        case nil where hour >= 9 || hasZero: hour
        case nil: clock.isKorean ? hour + 12 : nil
        }
    }
}

extension HeadingTime {
    /// The form of a time: the tokens of hour and minute.
    fileprivate struct Clock {
        var minute = 0
        var length: Int
        /// True if the number is only a time with the half of the day, such as the one of `8 pm`.
        var needsHalf = false
        var isKorean = false

        init?(_ tokens: ListTokens) {
            let parts = Array(tokens.prefix(5))
            guard parts.count > 1, let hour = parts[0].value, hour < 24 else { return nil }
            let next = parts[1]
            let third = parts.count > 2 ? parts[2] : nil
            let minute = third.flatMap { $0.isMinute ? $0.value : nil }
            let endsWithUhr = parts.count > 3 && parts[3].key == "uhr"
            switch next.key {
            case ":" where next.isGlued:
                guard let minute else { return nil }
                (self.minute, length) = (minute, endsWithUhr ? 4 : 3)
            case "." where next.isGlued && endsWithUhr:
                guard let minute else { return nil }
                (self.minute, length) = (minute, 4)
            case "uhr", "h":
                (self.minute, length) = (minute ?? 0, minute == nil ? 2 : 3)
            case "시", "時", "点":
                (self.minute, length) = Self.minute(after: parts)
                isKorean = next.key == "시"
            case "시반":
                (self.minute, length, isKorean) = (30, 2, true)
            default:
                (length, needsHalf) = (1, true)
            }
        }

        /// Returns the minute and the length of `8시 30분` or `8시 반`.
        private static func minute(after parts: [ListToken]) -> (Int, Int) {
            guard parts.count > 2 else { return (0, 2) }
            if parts[2].key == "반" || parts[2].key == "半" { return (30, 3) }
            guard parts.count > 3, ["분", "分"].contains(parts[3].key),
                let minute = parts[2].value, minute < 60
            else { return (0, 2) }
            return (minute, 4)
        }
    }
}

extension ListToken {
    /// True if this is the minute of a time that it is written with.
    fileprivate var isMinute: Bool {
        isGlued && key.utf8.count == 2 && value.map { $0 < 60 } ?? false
    }
}
