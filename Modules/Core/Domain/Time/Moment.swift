/// A point in time, measured by two clocks: the wall clock survives a restart of the machine, and
/// the uptime clock never jumps.
public struct Moment: Hashable, Sendable {
    /// Milliseconds since 1970-01-01 00:00 UTC. A change of the system time changes this clock.
    public var wall: Int64
    /// Milliseconds since the machine started, including sleep.
    public var uptime: Int64
    /// The identifier of the machine's run that `uptime` belongs to, or an empty string if the
    /// system has no such identifier.
    public var boot: String

    /// Creates a moment.
    ///
    /// - Parameters:
    ///   - wall: Milliseconds since 1970-01-01 00:00 UTC.
    ///   - uptime: Milliseconds since the machine started.
    ///   - boot: The identifier of the machine's run, or an empty string.
    public init(wall: Int64, uptime: Int64, boot: String) {
        self.wall = wall
        self.uptime = uptime
        self.boot = boot
    }

    /// True if a working clock can have this time: from 1970 to 9999, after the start of the
    /// machine.
    package var isPossible: Bool { (0..<253_402_300_800_000).contains(wall) && uptime >= 0 }

    /// Seconds since 1970-01-01 00:00 UTC, rounded down.
    package var wallSeconds: Int64 { Int64((Double(wall) / 1_000).rounded(.down)) }

    /// The number of days since 1970-01-01, which change at midnight UTC.
    package var utcDay: Int64 { Int64((Double(wallSeconds) / 86_400).rounded(.down)) }

    /// Returns the time from `earlier` to this moment, at least zero.
    ///
    /// The uptime clock measures the time within a run of the machine, and the wall clock measures
    /// the time across a restart.
    public func elapsed(since earlier: Moment) -> Duration {
        let isSameBoot = !boot.isEmpty && boot == earlier.boot
        // Stored moments can have any value, so the difference can overflow.
        let (difference, overflow) =
            isSameBoot
            ? uptime.subtractingReportingOverflow(earlier.uptime)
            : wall.subtractingReportingOverflow(earlier.wall)
        return .milliseconds(overflow ? 0 : max(0, difference))
    }
}
