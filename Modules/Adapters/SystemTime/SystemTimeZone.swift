public import Domain
import Glibc

/// The time zone that the variable `TZ` names, or that of the operating system.
public struct SystemTimeZone: LocalTimeZone {
    /// Reads the settings of the process.
    public init() {
        // `localtime_r` need not read them.
        tzset()
    }

    /// Returns the seconds by which the local time is ahead of UTC.
    public func utcOffset(at moment: Moment) -> Int64 {
        var seconds = time_t(moment.wallSeconds)
        var fields = tm()
        localtime_r(&seconds, &fields)
        return Int64(fields.tm_gmtoff)
    }
}
