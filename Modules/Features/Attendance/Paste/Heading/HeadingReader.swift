/// Reads the lines above the names of a list.
struct HeadingReader {
    /// A place between commas has at most as many words.
    private static let wordLimit = 4
    private static let placeLabels: Set<String> = [
        "place", "where", "location", "venue", "pitch", "ort", "platz", "wo", "lieu", "terrain",
        "ou",
        "lugar", "donde", "local", "luogo", "dove", "plaats", "waar", "miejsce", "gdzie", "yer",
        "장소", "מקום", "איפה", "المكان", "地点", "場所",
    ]

    private var days: Set<[ListHeading.Day]> = []
    private var needsWeekday = false
    private var weekdays: Set<Int> = []
    private var minutes: Set<Int> = []
    private var places: Set<String> = []

    /// The heading of all lines that were read.
    var heading: ListHeading {
        var heading = ListHeading()
        if days.count == 1, let first = days.first { heading.days = first }
        heading.needsWeekday = needsWeekday
        if weekdays.count == 1 { heading.weekday = weekdays.first }
        if minutes.count == 1 { heading.minute = minutes.first }
        if places.count == 1 { heading.place = places.first }
        return heading
    }

    /// Reads a line above the names.
    mutating func read(_ tokens: ListTokens) {
        var index = tokens.startIndex
        var endOfTime: Int?
        while index < tokens.endIndex {
            let (before, rest) = (tokens[..<index], tokens[index...])
            // The second part of `20.11.2026` begins nothing.
            let canBegin =
                !tokens[index].isGlued || before.last?.isMark("/", ".", ":", "-") != true
            if canBegin, let time = HeadingTime(rest, after: before) {
                // The second time of `18:00-19:30` is the end.
                let isEnd = endOfTime.map { tokens[$0..<index].isRange } ?? false
                if !isEnd { minutes.insert(time.minute) }
                index += time.length
                endOfTime = index
            } else if canBegin, let date = HeadingDate(rest) {
                days.insert(date.days)
                needsWeekday = needsWeekday || date.needsWeekday
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
    }

    /// Reads the place after a sign or a label and, in a line with a time, at the end.
    private mutating func readPlace(_ tokens: ListTokens, after endOfTime: Int?) {
        if let sign = tokens.firstIndex(where: { ["📍", "@"].contains($0.key) }) {
            add(tokens[(sign + 1)...])
        } else if let label = tokens.first, Self.placeLabels.contains(label.key),
            tokens.dropFirst().first?.isMark(":") == true
        {
            add(tokens.dropFirst(2))
        } else if let endOfTime, endOfTime < tokens.endIndex,
            tokens[endOfTime].isMark(",", "—", "-", "|", "·", "•")
        {
            let place = tokens[(endOfTime + 1)...]
            if place.wordCount <= Self.wordLimit, !place.contains(where: { $0.isMark(",", ":") }) {
                add(place)
            }
        } else if let endOfTime, tokens.first?.isMark("<", "[") == true {
            // `<11/24(화) 20:30 잠실 풋살장>`
            add(tokens[endOfTime...])
        }
    }

    private mutating func add(_ tokens: ListTokens) {
        let isEnd = { (token: ListToken) in
            token.isMark(",", ";", ">", "]", "(", "|", "·", "•", "?", "!") || token.kind == .symbol
        }
        let place = tokens.drop { isEnd($0) }.prefix { !isEnd($0) }
        if place.hasWord { places.insert(place.joinedText) }
    }
}

extension ListTokens {
    /// True if these are only a dash, or a word such as `to`.
    fileprivate var isRange: Bool {
        count == 1 && allSatisfy { $0.isMark("-", "—", "~") || $0.key == "to" || $0.key == "bis" }
    }
}
