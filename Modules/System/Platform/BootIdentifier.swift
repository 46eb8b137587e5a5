import Glibc

/// Returns the bytes of the boot identifier, or an empty array if the system has none. Other bytes,
/// such as a line feed, can follow the identifier.
public func bootIdentifier() -> [UInt8] {
    let file = open("/proc/sys/kernel/random/boot_id", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(file, &bytes, bytes.count)
    return Array(bytes.prefix(max(0, count)))
}
