import FoundationEssentials
import Glibc
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
        Double(try number(field, in: "status"))
    }

    /// Returns the number of system calls so far that have read or written.
    func readsAndWrites() throws -> Int {
        try number("syscr", in: "io") + number("syscw", in: "io")
    }

    /// Returns the number of times that the threads have waited so far.
    func waits() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task").reduce(0) {
            try $0 + number("voluntary_ctxt_switches", in: "task/\($1)/status")
        }
    }

    /// Returns the number after the name of a field in a file of `/proc/PID`.
    private func number(_ field: String, in file: String) throws -> Int {
        let text = try String(contentsOfFile: "/proc/\(process)/\(file)", encoding: .utf8)
        for line in text.split(separator: "\n") where line.hasPrefix(field + ":") {
            let words = line.split(whereSeparator: \.isWhitespace)
            if words.count > 1, let number = Int(words[1]) { return number }
        }
        throw ToolError(.software, "/proc/\(process)/\(file) has no field \(field).")
    }

    /// Returns the processor time of all threads, including those that have ended, in nanoseconds.
    func processorTime() throws -> Int64 {
        var clock = clockid_t()
        guard clock_getcpuclockid(process, &clock) == 0 else {
            throw ToolError(.software, "The processor time of a process cannot be read.")
        }
        return MeasurementClock.read(clock)
    }
}
