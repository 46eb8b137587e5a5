import Glibc

/// Overwrites memory with zeros. The compiler does not remove the call, as it may remove `memset`
/// before the memory is released.
public func wipe(_ memory: UnsafeMutableRawBufferPointer) {
    guard let start = memory.baseAddress else { return }
    explicit_bzero(start, memory.count)
}
