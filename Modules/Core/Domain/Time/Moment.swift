/// A point in time on two clocks: one that survives a restart of the machine and one that never
/// jumps.
public struct Moment: Hashable, Sendable {
    /// Milliseconds since 1970-01-01 00:00 UTC. Whoever sets the machine's clock moves it.
    public var wall: Int64
    /// Milliseconds since the machine started, sleep included. Never jumps, but begins anew with
    /// each start of the machine.
    public var uptime: Int64
    /// Names the run of the machine that `uptime` counts from; empty where the system has no name
    /// for it.
    public var boot: String

    /// - Parameters:
    ///   - wall: milliseconds since 1970-01-01 00:00 UTC.
    ///   - uptime: milliseconds since the machine started.
    ///   - boot: names the run of the machine; empty when that is unknown.
    public init(wall: Int64, uptime: Int64, boot: String) {
        self.wall = wall
        self.uptime = uptime
        self.boot = boot
    }

    /// The time from `earlier` to this moment, never negative.
    ///
    /// Within one run of the machine the steady clock decides, so that a change of the wall clock
    /// does not touch it; across runs only the wall clock is left.
    public func elapsed(since earlier: Moment) -> Duration {
        let sameRun = !boot.isEmpty && boot == earlier.boot
        // Stored values may be anything; a difference that does not fit is no time at all.
        let (difference, overflow) =
            sameRun
            ? uptime.subtractingReportingOverflow(earlier.uptime)
            : wall.subtractingReportingOverflow(earlier.wall)
        return .milliseconds(overflow ? 0 : max(0, difference))
    }
}
