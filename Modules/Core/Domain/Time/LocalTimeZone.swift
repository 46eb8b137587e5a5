import Glibc

/// The time zone of the user.
public protocol LocalTimeZone: Sendable {
    /// Returns the seconds by which the local time is ahead of UTC.
    func utcOffset(at moment: Moment) -> Int64
}

extension LocalTimeZone {
    /// Returns the local date and time of a moment.
    public func localTime(of moment: Moment) -> LocalTime {
        let offset = utcOffset(at: moment)
        return LocalTime(secondsSince1970: moment.wallSeconds + offset, utcOffset: offset)
    }

    /// Returns the values of `Moment.wall` in a year, in a month or on a day.
    ///
    /// - Parameters:
    ///   - year: A year with four digits.
    ///   - month: The month, from 1 to 12; nil for the whole year.
    ///   - day: The day of the month; nil for the whole month.
    /// - Returns: The values, or nil if there is no such date.
    public func wallTimes(ofYear year: Int, month: Int? = nil, day: Int? = nil) -> Range<Int64>? {
        guard (1_000...9_999).contains(year), (1...12).contains(month ?? 1),
            (1...31).contains(day ?? 1), day == nil || month != nil
        else { return nil }
        let start = wall(year, month ?? 1, day ?? 1)
        let end =
            if let month, let day {
                wall(year, month, day + 1)
            } else if let month {
                wall(year, month + 1, 1)
            } else {
                wall(year + 1, 1, 1)
            }
        // The C library counts the 31st of a month of 30 days as the next month's first day.
        guard let month, day != nil else { return start..<end }
        let date = localTime(of: Moment(wall: start, uptime: 0, boot: ""))
        return date.month == month ? start..<end : nil
    }

    /// Returns the wall clock at the beginning of a day, which can be beyond the end of its month.
    private func wall(_ year: Int, _ month: Int, _ day: Int) -> Int64 {
        var fields = tm()
        fields.tm_year = Int32(year - 1_900)
        fields.tm_mon = Int32(month - 1)
        fields.tm_mday = Int32(day)
        let local = Int64(timegm(&fields)) * 1_000
        // The first offset can be the one on the other side of a change of the time.
        let near = local - offset(at: local)
        let start = local - offset(at: near)
        // A day whose midnight a change skips begins at the change.
        return offset(at: start) == offset(at: near) ? start : max(near, start)
    }

    /// Returns the offset from UTC in milliseconds.
    private func offset(at wall: Int64) -> Int64 {
        utcOffset(at: Moment(wall: wall, uptime: 0, boot: "")) * 1_000
    }
}
