public import Domain

/// A time zone whose offset from UTC never changes.
public struct FixedTimeZone: LocalTimeZone {
    private let hours: Int64

    /// Creates a time zone.
    ///
    /// - Parameter hours: The hours by which the local time is ahead of UTC.
    public init(hours: Int64 = 0) {
        self.hours = hours
    }

    /// Returns the seconds by which the local time is ahead of UTC.
    public func utcOffset(at moment: Moment) -> Int64 { hours * 3_600 }
}
