/// Overwrites memory with zeros. The compiler does not remove the call, as it may remove `memset`
/// before the memory is released.
public func wipe(_ memory: UnsafeMutableRawBufferPointer) {
    guard let start = memory.baseAddress else { return }
    #if canImport(Darwin)
        _ = memset_s(start, memory.count, 0, memory.count)
    #else
        explicit_bzero(start, memory.count)
    #endif
}
