import Glibc

/// Clocks for measurements, in nanoseconds.
enum MeasurementClock {
    static var monotonicTime: Int64 { read(CLOCK_MONOTONIC) }

    /// The processor time of this program, which other programs only affect through caches.
    static var processorTime: Int64 { read(CLOCK_PROCESS_CPUTIME_ID) }

    /// Returns the value of a clock.
    static func read(_ clock: clockid_t) -> Int64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}
