import Dispatch
import Glibc
import Platform
import Synchronization

/// Writes lines to standard error or to a file, in a thread of its own.
///
/// Callers never wait. If the lines are not written fast enough, such as to a pipe that nobody
/// reads, further ones are dropped and counted.
final class LogWriter: Sendable {
    /// The largest number of bytes that wait.
    private static let limit = 1 << 20

    private struct Waiting {
        var bytes: [UInt8] = []
        var droppedCount = 0
        var isWriting = false
        /// True if the last line may have been written in part.
        var isBroken = false
    }

    private let path: String?
    private let descriptor: Int32
    private let droppedLine: @Sendable (Int) -> [UInt8]
    private let waiting = Mutex(Waiting())
    private let queue = DispatchQueue(label: "football-gather-server.log")

    /// Opens a log.
    ///
    /// - Parameters:
    ///   - path: The path of the file; nil for standard error.
    ///   - droppedLine: A closure that returns the line for a number of dropped lines.
    /// - Throws: The error of a file that cannot be written.
    init(
        _ path: String?, droppedLine: @escaping @Sendable (Int) -> [UInt8]
    ) throws(SystemError) {
        self.path = path
        descriptor = if let path { try Self.open(path) } else { STDERR_FILENO }
        self.droppedLine = droppedLine
    }

    /// Writes a line, which ends with a line feed.
    func write(_ line: [UInt8]) {
        let starts = waiting.withLock { waiting in
            guard waiting.bytes.count + line.count <= Self.limit else {
                waiting.droppedCount += 1
                return false
            }
            waiting.bytes += line
            defer { waiting.isWriting = true }
            return !waiting.isWriting
        }
        if starts { queue.async { self.writeAllLines() } }
    }

    /// Opens the file again, after it was renamed. If that fails, the log goes on in the renamed
    /// file.
    ///
    /// - Returns: Whether the file is open, or there is none.
    func reopen() -> Bool {
        guard let path else { return true }
        guard let new = try? Self.open(path) else { return false }
        defer { close(new) }
        // The number stays the same for the thread that writes.
        guard dup2(new, descriptor) >= 0 else { return false }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        return true
    }

    /// Blocks the thread until all lines are written, but not longer than a second.
    func flush() {
        let isDone = DispatchSemaphore(value: 0)
        queue.async { isDone.signal() }
        _ = isDone.wait(timeout: .now() + .seconds(1))
    }

    private func writeAllLines() {
        while let (bytes, droppedCount) = take() {
            let error = writeAll(
                bytes + (droppedCount > 0 ? droppedLine(droppedCount) : []), to: descriptor)
            guard error != 0 else { continue }
            let lineCount = bytes.dropFirst().count { $0 == UInt8(ascii: "\n") }
            waiting.withLock { waiting in
                waiting.droppedCount += droppedCount + lineCount
                waiting.isBroken = true
            }
        }
    }

    private func take() -> (bytes: [UInt8], droppedCount: Int)? {
        waiting.withLock { waiting in
            guard !waiting.bytes.isEmpty else {
                waiting.isWriting = false
                return nil
            }
            defer { (waiting.bytes, waiting.droppedCount, waiting.isBroken) = ([], 0, false) }
            let lineEnd = waiting.isBroken ? [UInt8(ascii: "\n")] : []
            return (lineEnd + waiting.bytes, waiting.droppedCount)
        }
    }

    private static func open(_ path: String) throws(SystemError) -> Int32 {
        try openToAppend(path, mode: 0o600)
    }
}
