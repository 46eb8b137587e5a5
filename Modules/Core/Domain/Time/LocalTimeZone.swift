/// The time zone of the user.
public protocol LocalTimeZone: Sendable {
    /// Returns the seconds by which the local time is ahead of UTC.
    func utcOffset(at moment: Moment) -> Int64
}

extension LocalTimeZone {
    /// Returns the local date and time of a moment.
    public func localTime(of moment: Moment) -> LocalTime {
        LocalTime(secondsSince1970: moment.wallSeconds + utcOffset(at: moment))
    }
}
