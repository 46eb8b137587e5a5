import CLinux

/// Makes the allocator return the memory of large arrays to the system as soon as they are
/// released. By default, glibc keeps the memory of arrays up to 32 MB once such an array was
/// released.
///
/// - Parameter size: The smallest number of bytes of a large array.
public func returnMemory(ofArraysFrom size: Int32) {
    mallopt(M_MMAP_THRESHOLD, size)
}
