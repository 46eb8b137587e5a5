/// Reads the lines above the names of a list.
struct HeadingReader {
    /// A place after a time has at most as many words.
    private static let wordLimit = 4

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
            let followsHyphen = tokens[index].isGlued && before.last?.isMark("-") == true
            if !isPart, let time = HeadingTime(rest, after: before) {
                // The second time of `18:00-19:30` is the end.
                let isEnd = endOfTime.map { tokens[$0..<index].isRange } ?? false
                if !isEnd, let minute = time.minute { minutes.insert(minute) }
                // `19 or 20 h` is not decided.
                if let last = before.last, HeadingWords.alternatives.contains(last.key),
                    before.dropLast().last?.kind == .number
                {
                    isTimeUndecided = true
                }
                index += time.length
                endOfTime = index
            } else if !isPart, !followsHyphen, let date = HeadingDate(rest) {
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

    /// Reads the number of `14 places`, `max 14` or `12 joueurs max`.
    mutating func readPlaceCount(_ tokens: ListTokens) {
        guard !tokens.contains(where: { HeadingWords.freeWords.contains($0.key) }) else { return }
        // `20:30` and `90 minutes` are no counts.
        let counts = tokens.indices.filter { index in
            (8...100).contains(tokens[index].value ?? 0) && !tokens.isPartOfNumber(at: index)
                && !tokens.isCounted(at: index, HeadingWords.minuteWords)
        }
        let hasLimit = tokens.contains { HeadingWords.limitWords.contains($0.key) }
        for index in counts
        where hasLimit && counts.count == 1
            || tokens.isCounted(at: index, HeadingWords.placeCountWords)
        {
            if let count = tokens[index].value { placeCounts.insert(count) }
        }
    }

    /// Reads the place after a sign or a label and, in a line with a time, at the end.
    private mutating func readPlace(_ tokens: ListTokens, after endOfTime: Int?) {
        if let sign = tokens.firstIndex(where: { $0.key == "📍" }) {
            add(tokens[(sign + 1)...])
        } else if let sign = tokens.placeSign {
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
            token.kind == .symbol || ["http", "https", "www"].contains(token.key)
                || token.isMark(",", ";", ">", "]", "(", "|", "·", "•", "?", "!", "*", "_", "~")
        }
        let rest = tokens.drop { isSign($0) && $0.kind != .word }
        let end = rest.indices.first { index in
            isSign(rest[index]) || rest[index].weekday != nil
                || index > rest.startIndex && rest.beginsTime(at: index)
        }
        let place = rest[..<(end ?? rest.endIndex)]
        if place.hasWord { places.insert(place.joinedText) }
    }
}
