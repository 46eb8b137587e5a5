/// The hour and the minute of a time as they are written.
struct HeadingClock {
    private(set) var minute = 0
    /// The number of tokens.
    private(set) var length: Int
    /// True if the number is a time only with `am` or `pm`.
    private(set) var needsPeriod = false
    /// True for `8시`.
    private(set) var isKorean = false

    private static let hourUnits: Set<String> = ["uhr", "h", "時", "点"]
    private static let koreanUnits: Set<String> = ["시", "시에", "시부터", "시경", "시쯤"]
    private static let halfHours: Set<String> = ["시반", "시반에", "시반부터", "時半", "点半"]
    private static let halves: Set<String> = ["반", "반에", "반부터", "半"]

    /// Reads a time, or returns nil if there is none.
    init?(_ tokens: ListTokens) {
        let parts = Array(tokens.prefix(5))
        guard let hour = parts.first?.value, hour < 24 else { return nil }
        guard parts.count > 1 else { return nil }
        let unit = parts[1]
        switch unit.key {
        case ":" where unit.isGlued, "." where unit.isGlued:
            guard parts.count > 2, parts[2].isGlued, let minute = parts[2].minute else {
                return nil
            }
            let endsWithUhr = parts.count > 3 && parts[3].key == "uhr"
            // `20.11` can be a date.
            guard unit.isMark(":") || endsWithUhr else { return nil }
            (self.minute, length) = (minute, endsWithUhr ? 4 : 3)
        case _ where Self.halfHours.contains(unit.key):
            (minute, length) = (30, 2)
            isKorean = unit.key.hasPrefix("시")
        case _ where Self.hourUnits.contains(unit.key) || Self.koreanUnits.contains(unit.key):
            isKorean = unit.key.hasPrefix("시")
            length = 2
            readMinute(after: parts)
        default: (length, needsPeriod) = (1, true)
        }
    }

    /// Reads the minute of `8시 30분`, `8시 반`, `20h30` and `20 Uhr 30`.
    private mutating func readMinute(after parts: [ListToken]) {
        guard parts.count > 2 else { return }
        if Self.halves.contains(parts[2].key) {
            (minute, length) = (30, 3)
            return
        }
        guard let minute = parts[2].minute else { return }
        let next = parts.count > 3 ? parts[3] : nil
        if let next, next.key.hasPrefix("분") || next.key.hasPrefix("分") {
            (self.minute, length) = (minute, 4)
        } else if parts[2].isGlued || next?.kind != .word {
            // `20 Uhr 14 Plätze` has no minute.
            (self.minute, length) = (minute, 3)
        }
    }
}

extension ListToken {
    /// The minute with two digits that this number is; nil for another token.
    fileprivate var minute: Int? {
        guard key.utf8.count == 2, let value, value < 60 else { return nil }
        return value
    }
}
