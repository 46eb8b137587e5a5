import Platform

/// What the system itself knows of time.
enum Machine {
    /// Milliseconds since 1970-01-01 00:00 UTC.
    static func wallClock() -> Int64 { milliseconds(of: CLOCK_REALTIME) }

    /// Milliseconds since the machine started, sleep included.
    static func steadyClock() -> Int64 {
        #if canImport(Darwin)
            // Despite its name: on this system it goes on during sleep.
            milliseconds(of: CLOCK_MONOTONIC_RAW)
        #else
            milliseconds(of: CLOCK_BOOTTIME)
        #endif
    }

    /// A name for this run of the machine, or nothing where the system has none.
    static func boot() -> String {
        #if canImport(Darwin)
            var size = 0
            guard sysctlbyname("kern.bootsessionuuid", nil, &size, nil, 0) == 0 else { return "" }
            var bytes = [UInt8](repeating: 0, count: size)
            guard sysctlbyname("kern.bootsessionuuid", &bytes, &size, nil, 0) == 0 else {
                return ""
            }
            return name(in: bytes.prefix(size))
        #else
            name(in: firstBytes(of: "/proc/sys/kernel/random/boot_id")[...])
        #endif
    }

    #if !canImport(Darwin)
        /// The beginning of a file: 64 bytes at most, none when it cannot be read.
        static func firstBytes(of path: String) -> [UInt8] {
            let file = open(path, O_RDONLY | O_CLOEXEC)
            guard file >= 0 else { return [] }
            defer { close(file) }
            var bytes = [UInt8](repeating: 0, count: 64)
            let count = read(file, &bytes, bytes.count)
            return Array(bytes.prefix(max(0, count)))
        }
    #endif

    /// The text up to the first byte that is no printable ASCII.
    static func name(in bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes.prefix { (0x21...0x7E).contains($0) }, as: UTF8.self)
    }

    private static func milliseconds(of clock: clockid_t) -> Int64 {
        var time = timespec()
        // Fails for an unknown clock only; those above are part of the system.
        guard clock_gettime(clock, &time) == 0 else { return 0 }
        return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
    }
}
