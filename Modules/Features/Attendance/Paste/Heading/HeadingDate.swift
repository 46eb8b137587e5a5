/// A date at the beginning of tokens, such as `24.11.`, `24 Nov`, `11/24` and `11월 24일`.
struct HeadingDate {
    /// The days that can be meant.
    let days: [ListHeading.Day]
    /// True if the numbers can be a fraction, such as the one of `12/14 players`.
    let canBeFraction: Bool
    /// The number of tokens.
    let length: Int

    private typealias Found = (days: [ListHeading.Day], length: Int)

    /// Reads a date, or returns nil if there is none.
    init?(_ tokens: ListTokens) {
        let parts = Array(tokens.prefix(8))
        guard !parts.isEmpty,
            let found = Self.named(parts) ?? Self.withUnits(parts) ?? Self.withYear(parts)
                ?? Self.withPoints(parts) ?? Self.withSlash(parts), !found.days.isEmpty
        else { return nil }
        (days, length) = found
        let values = length == 3 ? [parts[0], parts[2]].compactMap(\.value) : []
        canBeFraction = values.count == 2 && parts[1].isMark("/") && values[0] <= values[1]
    }

    private static func found(
        year: Int? = nil, month: Int, day: Int, _ length: Int
    ) -> Found? {
        ListHeading.Day(year: year, month: month, day: day).map { ([$0], length) }
    }

    /// Reads `24 Nov`, `24. November 2026`, `24th of November` or `November 24`.
    private static func named(_ parts: [ListToken]) -> Found? {
        if let month = parts[0].month {
            guard parts.count > 1, let day = parts[1].value else { return nil }
            // `Mar 24/11` is a Tuesday in several languages, and `Nov 20:30` has no day.
            let isOther =
                parts.count > 3 && parts[2].isMark(":", "/", ".") && parts[2].isGlued
                && parts[3].kind == .number && parts[3].isGlued
            return isOther ? nil : found(month: month, day: day, 2)
        }
        guard let day = parts[0].value else { return nil }
        let words = parts.dropFirst().prefix { $0.isMark(".") || fillers.contains($0.key) }
        let next = 1 + words.count
        guard words.count <= 2, next < parts.count, let month = parts[next].month else {
            return nil
        }
        let year = next + 1 < parts.count ? parts[next + 1].year : nil
        return found(year: year, month: month, day: day, next + (year == nil ? 1 : 2))
    }

    private static let fillers: Set<String> = ["st", "nd", "rd", "th", "of", "de", "do", "di"]

    /// Reads `11월 24일` or `2026年11月24日`.
    private static func withUnits(_ parts: [ListToken]) -> Found? {
        if parts.count > 2, let year = parts[0].year, ["년", "年"].contains(parts[1].key) {
            return withUnits(Array(parts[2...])).flatMap { rest in
                rest.days.first.flatMap {
                    found(year: year, month: $0.month, day: $0.day, rest.length + 2)
                }
            }
        }
        guard parts.count > 3, let month = parts[0].value, ["월", "月"].contains(parts[1].key),
            let day = parts[2].value, ["일", "日"].contains(parts[3].key)
        else { return nil }
        return found(month: month, day: day, 4)
    }

    /// Reads `2026-11-24` or `24.11.2026`, or all days that `3/4/26` can be.
    private static func withYear(_ parts: [ListToken]) -> Found? {
        guard parts.count > 4, let numbers = numbers(parts, count: 3) else { return nil }
        let (first, second, third) = (numbers[0], numbers[1], numbers[2])
        if let year = parts[0].year { return found(year: year, month: second, day: third, 5) }
        var days: [ListHeading.Day?] = []
        if let year = parts[4].year ?? parts[4].shortYear {
            days.append(.init(year: year, month: second, day: first))
            // The month comes first in the United States, which use no points.
            if !parts[1].isMark(".") { days.append(.init(year: year, month: first, day: second)) }
        }
        if let year = parts[0].shortYear, parts[4].year == nil {
            days.append(.init(year: year, month: second, day: third))
        }
        return (distinct(days), 5)
    }

    /// Reads `24.11.`; without the second point, it can be a time.
    private static func withPoints(_ parts: [ListToken]) -> Found? {
        guard parts.count > 3, parts[1].isMark("."), parts[3].isMark("."), parts[3].isGlued,
            let numbers = numbers(parts, count: 2)
        else { return nil }
        return found(month: numbers[1], day: numbers[0], 4)
    }

    /// Reads the two days of `3/4`.
    private static func withSlash(_ parts: [ListToken]) -> Found? {
        guard parts.count > 2, parts[1].isMark("/"), let numbers = numbers(parts, count: 2),
            parts.count == 3 || !parts[3].isMark("/")
        else { return nil }
        let days = [
            ListHeading.Day(month: numbers[1], day: numbers[0]),
            ListHeading.Day(month: numbers[0], day: numbers[1]),
        ]
        return (distinct(days), 3)
    }

    private static func distinct(_ days: [ListHeading.Day?]) -> [ListHeading.Day] {
        days.compactMap(\.self).reduce(into: []) { days, day in
            if !days.contains(day) { days.append(day) }
        }
    }

    /// Returns the numbers with the same sign between them and no space.
    private static func numbers(_ parts: [ListToken], count: Int) -> [Int]? {
        let numbers = stride(from: 0, to: count * 2, by: 2).compactMap { parts[$0].value }
        let signs = parts[1..<count * 2 - 1].enumerated()
        let areJoined = signs.allSatisfy { offset, part in
            part.isGlued && (offset % 2 == 1 || part.isMark(parts[1].key))
        }
        guard numbers.count == count, areJoined, parts[1].isMark("-", "/", ".") else { return nil }
        return numbers
    }
}

extension ListToken {
    /// The year with four digits that this number is; nil for another token.
    fileprivate var year: Int? { value.flatMap { (1_970...9_999).contains($0) ? $0 : nil } }

    /// The year of this century that this number with two digits is; nil for another token.
    fileprivate var shortYear: Int? { key.utf8.count == 2 ? value.map { 2_000 + $0 } : nil }
}
