/// Reads the lines above the names of a list.
struct HeadingReader {
    /// A place after a time has at most as many words.
    private static let wordLimit = 4
    private static let alternatives: Set<String> = ["or", "oder", "ou", "o", "of", "lub", "veya"]
    private static let placeCountWords: Set<String> = [
        "places", "spots", "platze", "plazas", "lugares", "vagas", "posti",
        "plekken", "miejsc", "kisi", "명", "자리", "人",
    ]
    private static let limitWords: Set<String> = ["max", "maximum", "limit", "최대"]
    /// Words for free places, whose number is not that of all.
    private static let freeWords: Set<String> = [
        "left", "free", "open", "more", "need", "needed", "missing", "frei", "noch", "fehlen",
        "libres", "faltan", "남음",
    ]
    fileprivate static let placeLabels: Set<String> = [
        "place", "where", "location", "venue", "pitch", "ort", "platz", "wo", "lieu", "terrain",
        "ou", "lugar", "donde", "local", "luogo", "dove", "plaats", "waar", "miejsce", "gdzie",
        "yer", "장소", "מקום", "איפה", "المكان", "地点", "場所",
    ]

    private var dates: [HeadingDate] = []
    private var weekdays: Set<Int> = []
    private var minutes: Set<Int> = []
    private var isTimeUndecided = false
    private var places: Set<String> = []
    private var placeCounts: Set<Int> = []

    /// The heading of all lines that were read.
    var heading: ListHeading {
        var heading = ListHeading()
        if minutes.count == 1, !isTimeUndecided { heading.minute = minutes.first }
        if places.count == 1 { heading.place = places.first }
        if placeCounts.count == 1 { heading.placeCount = placeCounts.first }
        // Fractions such as `12/14 players` count only without another date.
        let certain = dates.filter { !$0.canBeFraction }
        let days = Set((certain.isEmpty ? dates : certain).map(\.days))
        guard days.count <= 1, weekdays.count <= 1 else { return heading }
        heading.days = days.first ?? []
        heading.needsWeekday = certain.isEmpty && !dates.isEmpty
        heading.weekday = weekdays.first
        return heading
    }

    /// Reads a line above the names.
    mutating func read(_ tokens: ListTokens) {
        var index = tokens.startIndex
        var endOfTime: Int?
        while index < tokens.endIndex {
            let (before, rest) = (tokens[..<index], tokens[index...])
            // The second part of `20.11.2026` begins nothing.
            let isPart =
                tokens[index].isGlued && before.last?.isMark("/", ".", ":") == true
                && before.dropLast().last?.kind == .number
            // Only a time follows a hyphen.
            let follows = tokens[index].isGlued && before.last?.isMark("-") == true
            if !isPart, let time = HeadingTime(rest, after: before) {
                // The second time of `18:00-19:30` is the end.
                let isEnd = endOfTime.map { tokens[$0..<index].isRange } ?? false
                if !isEnd, let minute = time.minute { minutes.insert(minute) }
                // `19 or 20 h` is not decided.
                if let last = before.last, Self.alternatives.contains(last.key),
                    before.dropLast().last?.kind == .number
                {
                    isTimeUndecided = true
                }
                index += time.length
                endOfTime = index
            } else if !isPart, !follows, let date = HeadingDate(rest) {
                dates.append(date)
                index += date.length
                endOfTime = endOfTime.map { _ in index }
            } else {
                if let weekday = tokens[index].weekday {
                    weekdays.insert(weekday)
                    endOfTime = endOfTime.map { _ in index + 1 }
                }
                index += 1
            }
        }
        readPlace(tokens, after: endOfTime)
        readPlaceCount(tokens)
    }

    /// Reads the number of `14 places` or `max 14`.
    private mutating func readPlaceCount(_ tokens: ListTokens) {
        guard !tokens.contains(where: { Self.freeWords.contains($0.key) }) else { return }
        for index in tokens.indices {
            guard let count = tokens[index].value, (8...100).contains(count) else { continue }
            let next = tokens[(index + 1)...].first
            let last = tokens[..<index].last
            // `20:30` has no count.
            if tokens[index].isGlued, last?.isMark(":", ".") == true { continue }
            if next.map({ Self.placeCountWords.contains($0.key) }) ?? false
                || last.map({ Self.limitWords.contains($0.key) }) ?? false
            {
                placeCounts.insert(count)
            }
        }
    }

    /// Reads the place after a sign or a label and, in a line with a time, at the end.
    private mutating func readPlace(_ tokens: ListTokens, after endOfTime: Int?) {
        if let sign = tokens.firstIndex(where: { $0.key == "📍" }) {
            add(tokens[(sign + 1)...])
        } else if let sign = tokens.firstIndex(where: { $0.isMark("@") }),
            // `@ana` mentions a person, and `@ 20:30` is a time.
            let next = tokens[(sign + 1)...].first, !next.isGlued, next.kind == .word
        {
            add(tokens[(sign + 1)...])
        } else if tokens.isLabelledPlace {
            add(tokens.dropFirst(2))
        } else if let endOfTime, tokens.first?.isMark("<", "[") == true {
            // `<11/24(화) 20:30 잠실 풋살장>`
            add(tokens[endOfTime...])
        } else if let endOfTime, endOfTime < tokens.endIndex,
            tokens[endOfTime].isMark(",", "—", "-", "|", "·", "•")
        {
            let place = tokens[(endOfTime + 1)...].prefix { !$0.isMark(",") }
            if place.looksLikePlace, place.wordCount <= Self.wordLimit { add(place) }
        }
    }

    private mutating func add(_ tokens: ListTokens) {
        let isSign = { (token: ListToken) in
            token.kind == .symbol
                || token.isMark(",", ";", ">", "]", "(", "|", "·", "•", "?", "!", "*", "_", "~")
        }
        let rest = tokens.drop { isSign($0) }
        let end = rest.indices.first { index in
            isSign(rest[index]) || rest[index].weekday != nil
                || index > rest.startIndex && rest.beginsTime(at: index)
        }
        let place = rest[..<(end ?? rest.endIndex)]
        let isLink = ["http", "https", "www"].contains(place.first?.key)
        if place.hasWord, !isLink { places.insert(place.joinedText) }
    }
}

extension ListTokens {
    /// True if this is the line of a place, such as `📍 Park` or `Ort: Halle 3`.
    var isPlaceLine: Bool { first?.key == "📍" || isLabelledPlace }

    /// True if this is a line such as `Ort: Halle 3`.
    fileprivate var isLabelledPlace: Bool {
        guard let first, HeadingReader.placeLabels.contains(first.key) else { return false }
        return dropFirst().first?.isMark(":") == true
    }

    /// True if the line begins with a date such as `1 Dec`, which looks like a numbered name.
    var beginsWithDate: Bool {
        guard first?.kind == .number, let date = HeadingDate(self),
            let month = prefix(date.length).first(where: { $0.month != nil })
        else { return false }
        // `1. Dec` can be a name.
        return !month.canBeFirstName && (dropFirst().first?.isMark(".") != true || hasTime)
    }

    /// Returns whether a time or a date begins at an index.
    fileprivate func beginsTime(at index: Index) -> Bool {
        let time = HeadingTime(self[index...], after: self[..<index])
        return time != nil || HeadingDate(self[index...]) != nil
    }

    /// True if these are only a dash, or a word such as `to`.
    fileprivate var isRange: Bool {
        count == 1 && allSatisfy { $0.isMark("-", "—", "~") || $0.key == "to" || $0.key == "bis" }
    }

    /// True if these are a name such as `Halle 3`, and no remark such as `14 places`, `who's in?`
    /// or `bring shirts`.
    fileprivate var looksLikePlace: Bool {
        guard let first, first.kind == .word, first.text.first?.isLowercase == false,
            !contains(where: { $0.isMark(":", "?", "!") })
        else { return false }
        return !indices.dropLast().contains {
            self[$0].kind == .number && self[$0 + 1].kind == .word
        }
    }
}
