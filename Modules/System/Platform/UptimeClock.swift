/// The clock that counts from the start of the machine, including sleep.
public var uptimeClock: clockid_t {
    #if canImport(Darwin)
        CLOCK_MONOTONIC_RAW
    #else
        CLOCK_BOOTTIME
    #endif
}
