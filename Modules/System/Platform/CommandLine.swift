import Glibc

/// Returns the program's name and its arguments; nil if they cannot be read.
public func commandLine() -> [String]? {
    // Swift looks for the arguments beside the environment variables. A preloaded library
    // such as libfaketime can move these, and then Swift finds nothing.
    if !CommandLine.arguments.isEmpty { return CommandLine.arguments }
    let file = open("/proc/self/cmdline", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4_096)
    while case let count = read(file, &part, part.count), count > 0 { bytes += part[..<count] }
    // Each of them ends with 0.
    let words = bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast()
    return words.isEmpty ? nil : words.map { String(decoding: $0, as: UTF8.self) }
}
