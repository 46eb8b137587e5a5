import Glibc

/// A date and a time of day in the user's time zone.
public struct LocalTime: Hashable, Sendable {
    /// The year.
    public let year: Int
    /// The month, from 1 to 12.
    public let month: Int
    /// The day of the month, from 1 to 31.
    public let day: Int
    /// The day of the week: 0 for Sunday, 6 for Saturday.
    public let weekday: Int
    /// The hour, from 0 to 23.
    public let hour: Int
    /// The minute, from 0 to 59.
    public let minute: Int
    /// The seconds by which the time is ahead of UTC. They tell the two times apart that a clock
    /// shows twice when it is set back.
    public let utcOffset: Int64

    /// - Parameters:
    ///   - seconds: Seconds of local time since 1970-01-01 00:00 local time.
    ///   - utcOffset: The seconds by which the time is ahead of UTC.
    init(secondsSince1970 seconds: Int64, utcOffset: Int64 = 0) {
        var seconds = time_t(seconds)
        var fields = tm()
        // The call fails only for years that milliseconds in an `Int64` cannot reach.
        gmtime_r(&seconds, &fields)
        year = Int(fields.tm_year) + 1_900
        month = Int(fields.tm_mon) + 1
        day = Int(fields.tm_mday)
        weekday = Int(fields.tm_wday)
        hour = Int(fields.tm_hour)
        minute = Int(fields.tm_min)
        self.utcOffset = utcOffset
    }
}
