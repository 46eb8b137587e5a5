import Domain
import FootballUI

/// The dates that the text of a search means: `2026`, `2026-11`, `2026-11-14`, `november`, `14 nov`,
/// or `14 november 2026`.
struct HistorySearch {
    /// The years of a date without a year.
    private static let years = 1_970...2_099

    private var year: Int?
    private var month: Int?
    private var day: Int?

    /// Creates the date of a text, or returns nil if the text is no date.
    init?(_ text: String) {
        let words = text.lowercased().split { $0.isWhitespace || $0 == "," || $0 == "." }
        if words.count == 1, read(date: words[0]) { return }
        for word in words {
            guard read(word) else { return nil }
        }
        guard month != nil || year != nil && day == nil else { return nil }
    }

    /// Reads a date that begins with its year.
    private mutating func read(date: Substring) -> Bool {
        let parts = date.split(separator: "-", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Int($0) }
        guard (1...3).contains(parts.count), numbers.count == parts.count, parts[0].count == 4
        else { return false }
        year = numbers[0]
        month = numbers.count > 1 ? numbers[1] : nil
        day = numbers.count > 2 ? numbers[2] : nil
        return true
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
        let found = FootballStrings.months.firstIndex { $0.lowercased().hasPrefix(word) }
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
