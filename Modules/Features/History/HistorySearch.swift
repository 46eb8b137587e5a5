import Domain

/// The dates that the text of a search means: `2026`, `2026-11`, `2026-11-14`, `14.11.2026`,
/// `14/11`, `11/2026`, `november`, `14 nov`, `Sat 14 Nov`, `14 november 2026`, `today`, `yesterday`
/// or `last sunday`; and in Korean `2026년 11월 14일 토요일`, `11월`, `오늘`, `어제` or
/// `지난 일요일`. Both are understood whatever the language of the screen is.
struct HistorySearch {
    private static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september",
        "october", "november", "december",
    ]
    private static let weekdays = [
        ["sunday", "일요일"], ["monday", "월요일"], ["tuesday", "화요일"], ["wednesday", "수요일"],
        ["thursday", "목요일"], ["friday", "금요일"], ["saturday", "토요일"],
    ]
    /// The endings of numbers in a Korean date.
    private static var units: [(ending: Character, part: WritableKeyPath<Self, Int?>)] {
        [("년", \.year), ("월", \.month), ("일", \.day)]
    }

    /// The years of a date without a year.
    private static let years = 1_970...2_099

    private var year: Int?
    private var month: Int?
    private var day: Int?

    /// Creates the date of a text, or returns nil if the text is no date.
    ///
    /// - Parameter today: The time of the search.
    init?(_ text: String, today: Moment, in timeZone: any LocalTimeZone) {
        let words = text.lowercased().split { $0.isWhitespace || $0 == "," || $0 == "." }
        if read(numbers: text) || read(relative: words, today, timeZone) { return }
        // The list shows a date with its weekday.
        var rest = words[...]
        if words.count > 1, words.first.flatMap(Self.weekday) != nil {
            rest.removeFirst()
        } else if words.count > 1, words.last.flatMap(Self.weekday) != nil {
            rest.removeLast()
        }
        for word in rest {
            guard read(word) else { return nil }
        }
        guard month != nil || year != nil && day == nil else { return nil }
    }

    /// Reads a date that begins with its year, or one that begins with its day and has a month.
    private mutating func read(numbers text: String) -> Bool {
        let yearFirst = /\s*(\d{4})(?:[-.\/](\d\d?)(?:[-.\/](\d\d?))?)?[.,]?\s*/
        let dayFirst = /\s*(\d\d?)\s*[-.\/]\s*(\d\d?)\s*(?:[-.\/]\s*(\d{4}|\d\d)?)?\s*/
        if let date = text.wholeMatch(of: yearFirst)?.output {
            (year, month, day) = (
                Int(date.1), date.2.flatMap { Int($0) }, date.3.flatMap { Int($0) }
            )
            return true
        }
        if let date = text.wholeMatch(of: /\s*(\d\d?)[-.\/](\d{4})\s*/)?.output {
            (year, month) = (Int(date.2), Int(date.1))
            return true
        }
        guard let date = text.wholeMatch(of: dayFirst)?.output, let first = Int(date.1),
            let second = Int(date.2)
        else { return false }
        // The month is first only where the second number cannot be one, as in squad lists.
        (day, month) = second > 12 ? (second, first) : (first, second)
        year = date.3.flatMap { Int($0) }.map { $0 < 100 ? 2_000 + $0 : $0 }
        return true
    }

    /// Reads a day before today, or today.
    private mutating func read(
        relative words: [Substring], _ today: Moment, _ timeZone: any LocalTimeZone
    ) -> Bool {
        let time = timeZone.localTime(of: today)
        let days: Int
        switch (words.first, words.last, words.count) {
        case ("today", _, 1), ("오늘", _, 1): days = 0
        case ("yesterday", _, 1), ("어제", _, 1): days = 1
        case ("last", let name?, 2), ("지난", let name?, 2):
            guard let weekday = Self.weekday(name) else { return false }
            days = (time.weekday - weekday + 6) % 7 + 1
        default: return false
        }
        // At noon, a change of the time within these days does not lead to another date.
        let noon = today.wall - Int64(time.hour * 60 + time.minute - 12 * 60) * 60_000
        let date = timeZone.localTime(
            of: Moment(wall: noon - Int64(days) * 86_400_000, uptime: 0, boot: ""))
        (year, month, day) = (date.year, date.month, date.day)
        return true
    }

    /// Returns the day of the week with a name or its beginning, from Sunday as 0.
    private static func weekday(_ name: Substring) -> Int? {
        guard name.count >= 3 else { return nil }
        return weekdays.firstIndex { $0.contains { $0.hasPrefix(name) } }
    }

    /// Reads a part of a date, which does not repeat an earlier one.
    private mutating func read(_ word: Substring) -> Bool {
        if let number = Int(word) {
            if word.count == 4, year == nil {
                year = number
            } else if word.count <= 2, day == nil {
                day = number
            } else {
                return false
            }
            return true
        }
        if let unit = Self.units.first(where: { word.last == $0.ending }) {
            guard let number = Int(word.dropLast()), self[keyPath: unit.part] == nil else {
                return false
            }
            self[keyPath: unit.part] = number
            return true
        }
        let found = Self.months.firstIndex { $0.hasPrefix(word) }
        guard word.count >= 3, let found, month == nil else { return false }
        month = found + 1
        return true
    }

    /// Returns the values of `Moment.wall` on these dates.
    func dates(in timeZone: any LocalTimeZone) -> [Range<Int64>] {
        let years = year.map { $0...$0 } ?? Self.years
        return years.compactMap { timeZone.wallTimes(ofYear: $0, month: month, day: day) }
    }
}
