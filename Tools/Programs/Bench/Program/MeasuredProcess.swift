import Platform
import ToolSupport

/// A process whose memory and processor time the system reports.
struct MeasuredProcess {
    private let process: pid_t

    init(_ process: pid_t) {
        self.process = process
    }

    /// Returns a value of `/proc/PID/status` in KiB.
    ///
    /// - Parameter field: The name of the value, such as `VmRSS`.
    func memory(_ field: String) throws -> Double {
        let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        for line in status.split(separator: "\n") where line.hasPrefix(field + ":") {
            let words = line.split(whereSeparator: \.isWhitespace)
            if words.count > 1, let value = Double(words[1]) { return value }
        }
        throw ToolError(
            .software, "/proc/\(process)/status has no field \(field). Measure on Linux.")
    }

    /// Returns the processor time of all threads, including those that have ended, in nanoseconds.
    func processorTime() throws -> Int64 {
        #if os(Linux)
            var clock = clockid_t()
            if clock_getcpuclockid(process, &clock) == 0 { return MeasurementClock.read(clock) }
        #endif
        throw ToolError(
            .software, "This system does not report the processor time of another process.")
    }
}
