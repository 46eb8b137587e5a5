import Platform

/// The clocks that a result is taken from.
enum Stopwatch {
    /// Nanoseconds on the steady clock.
    static var now: Int64 { read(CLOCK_MONOTONIC) }

    /// Nanoseconds that this thread has spent computing. Other programs do not count, as far as they
    /// leave the caches alone.
    static var threadTime: Int64 { read(CLOCK_THREAD_CPUTIME_ID) }

    private static func read(_ clock: clockid_t) -> Int64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}
