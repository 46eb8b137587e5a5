/// A date of birth, of which the month and the day can be unknown.
package struct BirthDate: Hashable, Sendable {
    /// The order of the day and the month in dates such as `05/03/1998`.
    enum Order: Sendable {
        case dayFirst, monthFirst

        /// Creates the order of a column. The day is first unless a number above 12 shows the
        /// opposite.
        init(of values: some Sequence<String>) {
            let dates = values.map { BirthDate.numbers(in: $0) }.filter {
                $0.count >= 3 && $0[0].count < 3
            }
            let hasDay = { (index: Int) in dates.contains { (Int($0[index]) ?? 0) > 12 } }
            self = hasDay(1) && !hasDay(0) ? .monthFirst : .dayFirst
        }
    }

    private static let monthLengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

    private let year: Int
    private let month: Int?
    private let day: Int?

    /// Creates a date from a text such as `1998-03-05`, `05.03.98`, `5 mars 1998`, `980305` or
    /// `1998`.
    ///
    /// - Parameter today: The day that decides the century of a year with two digits.
    init?(_ text: String, order: Order, today: LocalTime) {
        guard let month = Self.namedMonth(in: text) else {
            guard let date = Self.date(of: Self.numbers(in: text), order) else { return nil }
            self.init(date.year, date.month, date.day, today: today)
            return
        }
        let numbers = Self.numbers(in: text)
        guard (1...2).contains(numbers.count), month > 0, let last = numbers.last else {
            return nil
        }
        // `1998 March 5` has the year first.
        let isYearFirst = numbers.count == 2 && numbers[0].count == 4
        self.init(
            isYearFirst ? numbers[0] : last, String(month),
            numbers.count == 1 ? nil : isYearFirst ? last : numbers[0], today: today)
    }

    private init?(_ year: String, _ month: String?, _ day: String?, today: LocalTime) {
        guard var number = Int(year), year.count == 2 || year.count == 4 else { return nil }
        if year.count == 2 { number += number > today.year % 100 ? 1_900 : 2_000 }
        self.year = number
        self.month = month.flatMap { Int($0) }
        self.day = day.flatMap { Int($0) }
        if month != nil {
            guard let month = self.month, (1...12).contains(month) else { return nil }
            if day != nil {
                guard let day = self.day, (1...Self.monthLengths[month - 1]).contains(day) else {
                    return nil
                }
            }
        }
    }

    /// Returns the age on a day, or nil if it is not allowed. Without a month, the birthday counts
    /// as past.
    func age(on today: LocalTime) -> Age? {
        let isBirthdayAhead = ((month ?? 1), (day ?? 1)) > (today.month, today.day)
        return Age(today.year - year - (isBirthdayAhead && month != nil ? 1 : 0))
    }

    /// Returns the parts of a date without a named month, in any order.
    private static func date(
        of numbers: [String], _ order: Order
    ) -> (year: String, month: String?, day: String?)? {
        switch (numbers.count, numbers.first?.count ?? 0) {
        case (1, 4): (numbers[0], nil, nil)
        case (1, 8): parts(of: numbers[0], yearLength: 4)
        // Korean registration numbers begin with six digits too.
        case (1, 6), (2, 6): parts(of: numbers[0], yearLength: 2)
        case (1, 5): Int(numbers[0]).map(serialDate)
        case (2, 4): (numbers[0], numbers[1], nil)
        case (2, 1...2) where numbers[1].count == 4: (numbers[1], numbers[0], nil)
        case (3, 4): (numbers[0], numbers[1], numbers[2])
        case (3, 1...2):
            order == .dayFirst
                ? (numbers[2], numbers[1], numbers[0]) : (numbers[2], numbers[0], numbers[1])
        default: nil
        }
    }

    /// Returns the parts of `19980305` or `980305`.
    private static func parts(
        of digits: String, yearLength: Int
    ) -> (year: String, month: String?, day: String?) {
        let rest = digits.dropFirst(yearLength)
        return (String(digits.prefix(yearLength)), String(rest.prefix(2)), String(rest.suffix(2)))
    }

    /// Returns the date of a spreadsheet that counts the days since the end of 1899.
    private static func serialDate(_ days: Int) -> (year: String, month: String?, day: String?) {
        let date = LocalTime(secondsSince1970: Int64(days - 25_569) * 86_400)
        return ("\(date.year)", "\(date.month)", "\(date.day)")
    }

    /// Returns the groups of digits before a time of day.
    private static func numbers(in text: String) -> [String] {
        var groups: [String] = []
        var isInGroup = false
        for character in text {
            if character == ":" {
                // The hour stands before the colon.
                return groups.dropLast()
            }
            guard let digit = character.wholeNumberValue, digit < 10 else {
                isInGroup = false
                continue
            }
            if !isInGroup { groups.append("") }
            groups[groups.count - 1] += "\(digit)"
            isInGroup = true
        }
        return groups
    }

    /// Returns the month that a text names; 0 if it has another word; nil if it has none.
    private static func namedMonth(in text: String) -> Int? {
        let words = text.split { !$0.isLetter }.map { String($0).listWord }
        var month: Int?
        for word in words where !ignoredWords.contains(word) {
            let found = monthPrefixes.firstIndex { $0.contains { word.hasPrefix($0) } }
            guard let found, month == nil else { return 0 }
            month = found + 1
        }
        return month
    }

    private static let ignoredWords: Set<String> = [
        "년", "월", "일", "생", "年", "月", "日", "de", "del", "di", "do", "t", "z", "st", "nd", "rd",
        "th",
        "r", "born", "geb", "am",
    ]

    /// The beginnings of the names of each month in the languages of the headings.
    private static let monthPrefixes = [
        ["jan", "ene", "gen", "sty"], ["feb", "fev", "lut"], ["mar", "maa", "mrt"],
        ["apr", "avr", "abr", "kwi"], ["may", "mai", "mag", "mei", "maj"],
        ["jun", "juin", "giu", "cze"], ["jul", "juil", "lug", "lip"], ["aug", "aou", "ago", "sie"],
        ["sep", "set", "wrz"], ["oct", "okt", "out", "ott", "paz"], ["nov", "lis"],
        ["dec", "dez", "dic", "gru"],
    ]
}
