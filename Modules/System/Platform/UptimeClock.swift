/// The clock that counts from the start of the machine, including sleep.
public var uptimeClock: clockid_t {
    #if canImport(Darwin)
        CLOCK_MONOTONIC_RAW
    #else
        CLOCK_BOOTTIME
    #endif
}

/// Returns the bytes of an identifier of the machine's present run, or nothing if the system has none.
/// Bytes after the identifier can follow it.
public func bootIdentifier() -> [UInt8] {
    #if canImport(Darwin)
        var size = 0
        guard sysctlbyname("kern.bootsessionuuid", nil, &size, nil, 0) == 0 else { return [] }
        var bytes = [UInt8](repeating: 0, count: size)
        guard sysctlbyname("kern.bootsessionuuid", &bytes, &size, nil, 0) == 0 else { return [] }
        return Array(bytes.prefix(size))
    #else
        let file = open("/proc/sys/kernel/random/boot_id", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return [] }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = read(file, &bytes, bytes.count)
        return Array(bytes.prefix(max(0, count)))
    #endif
}
