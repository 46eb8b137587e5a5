/// Writes a file's content to the disk. On Apple's systems, `fsync` leaves it in the disk's cache.
///
/// - Returns: 0, or -1 with an error in `errno`.
public func flushToDisk(_ descriptor: Int32) -> Int32 {
    #if canImport(Darwin)
        // File systems without F_FULLFSYNC reject it.
        if fcntl(descriptor, F_FULLFSYNC) == 0 { return 0 }
    #endif
    return fsync(descriptor)
}
