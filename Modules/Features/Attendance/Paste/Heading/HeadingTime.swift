/// A time of day at the beginning of tokens, such as `20:30`, `8 pm`, `20h30` and `오후 8시반`.
struct HeadingTime {
    /// Minutes after midnight; nil if the time can be one of the morning and of the evening.
    let minute: Int?
    /// The number of tokens.
    let length: Int

    /// Reads a time, or returns nil if there is none.
    ///
    /// - Parameter before: The tokens of the line before it.
    init?(_ tokens: ListTokens, after before: ListTokens) {
        guard let first = tokens.first, let hour = first.value, first.key.utf8.count <= 2,
            let clock = HeadingClock(tokens)
        else { return nil }
        let rest = tokens.dropFirst(clock.length)
        let suffix = DayPeriod.suffix(of: rest)
        guard suffix != nil || !clock.needsPeriod else { return nil }
        let period =
            suffix?.period ?? DayPeriod(before: before) ?? DayPeriod(among: before + rest)
        length = clock.length + (suffix?.length ?? 0)
        minute = Self.hour(hour, period, first.key.first == "0", clock)
            .map { $0 * 60 + clock.minute }
    }

    /// Returns the hour of the day. People play in the evening at `8시`, but `8:30` can be both.
    private static func hour(
        _ hour: Int, _ period: DayPeriod?, _ hasZero: Bool, _ clock: HeadingClock
    ) -> Int? {
        switch period {
        case .morning where hour > 12: nil
        case _ where hour > 12: hour
        case .morning: hour % 12
        case .some where hour == 0: nil
        case .afternoon: hour % 12 + 12
        // Midnight belongs to the next day.
        case .night: hour == 12 ? nil : hour + 12
        case nil where clock.isKorean: (1...8).contains(hour) ? hour + 12 : nil
        case nil: hour >= 9 || hasZero ? hour : nil
        }
    }
}

/// A half of the day, which decides between two hours.
private enum DayPeriod {
    case morning, afternoon, night

    private static let words: [String: DayPeriod] = [
        "오전": .morning, "아침": .morning, "새벽": .morning, "上午": .morning, "午前": .morning,
        "오후": .afternoon, "下午": .afternoon, "午後": .afternoon,
        "저녁": .night, "밤": .night, "晚上": .night, "夜": .night,
        "morning": .morning, "morgens": .morning, "früh": .morning, "vormittags": .morning,
        "matin": .morning, "mattina": .morning, "ochtend": .morning, "rano": .morning,
        "sabah": .morning, "صباحا": .morning, "בבוקר": .morning,
        "afternoon": .afternoon, "nachmittags": .afternoon, "tarde": .afternoon,
        "evening": .night, "tonight": .night, "night": .night, "abends": .night, "abend": .night,
        "soir": .night, "noche": .night, "noite": .night, "sera": .night, "avond": .night,
        "wieczorem": .night, "akşam": .night, "مساء": .night, "בערב": .night,
    ].reduce(into: [:]) { $0[$1.key.phraseKey] = $1.value }

    private static let suffixes: [String: DayPeriod] = [
        "am": .morning, "ص": .morning, "pm": .afternoon, "م": .afternoon,
    ]

    /// Finds a word such as `abends` anywhere in a line.
    init?(among tokens: ListTokens) {
        guard let word = tokens.lazy.compactMap({ Self.words[$0.key] }).first else { return nil }
        self = word
    }

    /// Reads the word directly before a time, such as `오후` or `PM`.
    init?(before tokens: ListTokens) {
        guard let last = tokens.last else { return nil }
        switch last.text {
        // `am 8.` is German.
        case "AM": self = .morning
        case "PM", "pm": self = .afternoon
        default:
            guard let period = Self.words[last.key] else { return nil }
            self = period
        }
    }

    /// Returns the meaning of `pm` or `p.m.`, with the number of its tokens.
    static func suffix(of tokens: ListTokens) -> (period: DayPeriod, length: Int)? {
        let parts = Array(tokens.prefix(4))
        guard let first = parts.first else { return nil }
        if let period = suffixes[first.key] { return (period, 1) }
        guard parts.count > 2, ["a", "p"].contains(first.key), parts[1].isMark("."),
            parts[2].key == "m"
        else { return nil }
        let hasPoint = parts.count > 3 && parts[3].isMark(".")
        return (first.key == "a" ? .morning : .afternoon, hasPoint ? 4 : 3)
    }
}
