import Foundation
import Glibc

/// The writable memory of a process that this process has started.
struct ProcessMemory {
    let process: pid_t

    /// Returns whether the memory contains one of the texts in UTF-8.
    func contains(anyOf texts: [String]) throws -> Bool {
        let memory = open("/proc/\(process)/mem", O_RDONLY | O_CLOEXEC)
        guard memory >= 0 else { throw TestError("The memory cannot be read: \(errno).") }
        defer { close(memory) }
        let wanted = texts.map { Data($0.utf8) }
        return try writableRanges().contains { range in
            var bytes = Data(count: range.count)
            let count = bytes.withUnsafeMutableBytes {
                pread(memory, $0.baseAddress, $0.count, off_t(range.lowerBound))
            }
            // The process may have released the range meanwhile.
            let read = bytes.prefix(max(0, count))
            return wanted.contains { read.range(of: $0) != nil }
        }
    }

    private func writableRanges() throws -> [Range<UInt>] {
        let maps = try String(contentsOfFile: "/proc/\(process)/maps", encoding: .utf8)
        return maps.split(separator: "\n").compactMap { line in
            let fields = line.split(separator: " ")
            let ends = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
            return fields[1].contains("w") ? ends[0]..<ends[1] : nil
        }
    }
}
