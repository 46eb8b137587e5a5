import Domain
package import Records

/// The time at which an evening starts, to the minute.
package struct EveningStart: FieldValue, Comparable {
    private static let minute: Int64 = 60_000
    private static let week: Int64 = 7 * 24 * 60 * minute
    /// The time after which the evening is over, unless it is prolonged.
    private static let duration: Int64 = 6 * 60 * minute

    /// Milliseconds since 1970-01-01 00:00 UTC.
    let wall: Int64

    /// Creates a time, or returns nil if it is not in the years from 1970 to 9999.
    init?(wall: Int64) {
        guard Timestamp.allowed.contains(wall) else { return nil }
        self.wall = wall - wall % Self.minute
    }

    /// Creates the quarter of an hour before a moment, or returns nil if it is not in the years
    /// from 1970 to 9999.
    init?(near moment: Moment) {
        self.init(wall: moment.wall - moment.wall % (15 * Self.minute))
    }

    package init?(_ value: RecordValue) {
        guard case .integer(let number) = value else { return nil }
        self.init(wall: number)
    }

    package static let fieldType = FieldType.integer(Timestamp.allowed)

    package var recordValue: RecordValue { .integer(wall) }

    package static func < (left: Self, right: Self) -> Bool { left.wall < right.wall }

    /// Returns whether the evening is over.
    func isOver(at now: Moment) -> Bool { wall + Self.duration < now.wall }

    /// The moment of the wall clock.
    var moment: Moment { Moment(wall: wall, uptime: 0, boot: "") }

    /// Returns the local date and time.
    func localTime(in timeZone: any LocalTimeZone) -> LocalTime {
        timeZone.localTime(of: moment)
    }

    /// Returns whether another time is on the same local day.
    func isOnSameDay(as other: EveningStart, in timeZone: any LocalTimeZone) -> Bool {
        let (one, other) = (localTime(in: timeZone), other.localTime(in: timeZone))
        return (one.year, one.month, one.day) == (other.year, other.month, other.day)
    }

    /// Returns the first time after `now` on the same weekday and at the same time of the day; nil
    /// after the year 9999.
    func next(after now: Moment, in timeZone: any LocalTimeZone) -> EveningStart? {
        let local = wall + timeZone.utcOffset(at: moment) * 1_000
        var weeks = max(1, (now.wall - wall) / Self.week)
        while true {
            let next = Self.wall(local: local + weeks * Self.week, in: timeZone)
            if next > now.wall { return EveningStart(wall: next) }
            weeks += 1
        }
    }

    /// Returns the wall clock at a local time. The offset is that of the result, because the clocks
    /// can change before it.
    private static func wall(local: Int64, in timeZone: any LocalTimeZone) -> Int64 {
        let offset = { (wall: Int64) in
            timeZone.utcOffset(at: Moment(wall: wall, uptime: 0, boot: "")) * 1_000
        }
        return local - offset(local - offset(local))
    }
}

extension EveningStart {
    /// Creates the time of a local date and of minutes after midnight, or returns nil if there is
    /// no such time.
    init?(year: Int, month: Int, day: Int, minute: Int, in timeZone: any LocalTimeZone) {
        guard let day = timeZone.wallTimes(ofYear: year, month: month, day: day) else { return nil }
        let start =
            day.lowerBound
            + timeZone.utcOffset(at: Moment(wall: day.lowerBound, uptime: 0, boot: "")) * 1_000
        // A day whose midnight is skipped begins later.
        let midnight = start - start % (24 * 60 * Self.minute)
        let local = midnight + Int64(minute) * Self.minute
        self.init(wall: Self.wall(local: local, in: timeZone))
    }

    /// Creates the time of a typed date such as `2026-11-24` and a time of the day such as `20:30`,
    /// or returns nil if there is no such time.
    init?(date: String, time: String, in timeZone: any LocalTimeZone) {
        guard let date = Self.numbers(in: date, separatedBy: "-", count: 3),
            let time = Self.numbers(in: time, separatedBy: ":", count: 2),
            (0...23).contains(time[0]), (0...59).contains(time[1])
        else { return nil }
        self.init(
            year: date[0], month: date[1], day: date[2], minute: time[0] * 60 + time[1],
            in: timeZone)
    }

    private static func numbers(
        in text: String, separatedBy separator: Character, count: Int
    ) -> [Int]? {
        let parts = text.filter { !$0.isWhitespace }
            .split(separator: separator, omittingEmptySubsequences: false)
        let numbers = parts.compactMap { $0.count <= 4 ? Int($0) : nil }
        return numbers.count == count && parts.count == count ? numbers : nil
    }
}
