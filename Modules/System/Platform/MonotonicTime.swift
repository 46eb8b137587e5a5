import Glibc

/// The time since an unspecified start, which no change of the clock affects.
public enum MonotonicTime {
    /// The time in nanoseconds.
    public static var now: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}
