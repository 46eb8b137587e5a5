import Glibc

/// Reads the clocks of the operating system.
enum SystemClock {
    /// Returns milliseconds since 1970-01-01 00:00 UTC.
    static func wallClock() -> Int64 { milliseconds(of: CLOCK_REALTIME) }

    /// Returns milliseconds since the machine started, including sleep.
    static func uptime() -> Int64 { milliseconds(of: CLOCK_BOOTTIME) }

    private static func milliseconds(of clock: clockid_t) -> Int64 {
        var time = timespec()
        // The call fails only for unknown clocks.
        guard clock_gettime(clock, &time) == 0 else { return 0 }
        return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
    }
}
