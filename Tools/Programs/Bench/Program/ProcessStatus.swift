import Foundation
import Measuring

/// What the system knows of a process.
struct ProcessStatus {
    let process: pid_t

    /// KiB of a line such as `VmRSS` in `/proc/PID/status`.
    func kibibytes(_ name: String) throws -> Double {
        let text = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        for line in text.split(separator: "\n") where line.hasPrefix(name + ":") {
            if let value = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({
                Double($0)
            }) {
                return value
            }
        }
        throw BenchError("/proc/\(process)/status does not say \(name)")
    }

    /// Nanoseconds that all its threads have spent computing, those that have ended included.
    var computing: Int64 {
        get throws {
            #if os(Linux)
                var clock = clockid_t()
                var time = timespec()
                guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0
                else {
                    throw BenchError(
                        "the system does not say how long process \(process) has computed")
                }
                return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
            #else
                throw BenchError("only Linux says how long another process has computed")
            #endif
        }
    }
}
