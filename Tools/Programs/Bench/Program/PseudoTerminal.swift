import Measuring
import Platform

/// A program that believes to be in a terminal of 80 × 24 cells, seen from the other side.
final class PseudoTerminal {
    /// Something that was drawn.
    struct Drawing {
        let bytes: [UInt8]
        /// Nanoseconds from the start of the program to when the bytes had arrived.
        let arrivals: [(end: Int, time: Int64)]

        /// When a text had arrived for the first time, nil if it never did.
        func time(of text: String) -> Int64? {
            let wanted = Array(text.utf8)
            guard bytes.count >= wanted.count else { return nil }
            for start in 0...(bytes.count - wanted.count)
            where bytes[start..<start + wanted.count].elementsEqual(wanted) {
                return arrivals.first { $0.end >= start + wanted.count }?.time
            }
            return nil
        }

        var lastTime: Int64? { arrivals.last?.time }
    }

    let process: pid_t
    private let master: Int32
    private let started: Int64

    init(_ program: String, _ arguments: [String] = []) throws {
        var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
        var ends: (master: Int32, terminal: Int32) = (-1, -1)
        var name = [CChar](repeating: 0, count: 64)
        guard openpty(&ends.master, &ends.terminal, &name, nil, &size) == 0 else {
            throw BenchError("no pseudo terminal can be opened")
        }
        defer { close(ends.terminal) }
        master = ends.master
        for end in [ends.master, ends.terminal] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let terminal = name.withUnsafeBufferPointer { buffer in
            buffer.baseAddress.map { String(cString: $0) } ?? ""
        }
        let files = (0...2).map { Spawn.File(number: $0, path: terminal, flags: O_RDWR) }
        started = Stopwatch.now
        process = try Spawn.callAsFunction(
            program, arguments, files: files, isSessionLeader: true,
            environment: ["TERM": "xterm-256color", "NO_COLOR": "", "LC_ALL": "C.UTF-8"])
    }

    deinit {
        end()
        close(master)
    }

    /// Reads until nothing has come for so long.
    ///
    /// - Parameter wanted: has to come first; then there is as much patience as it needs.
    func drawing(silence: Duration = .milliseconds(150), after wanted: String? = nil) throws
        -> Drawing
    {
        var bytes: [UInt8] = []
        var arrivals: [(end: Int, time: Int64)] = []
        var hasCome = wanted == nil
        let deadline = Stopwatch.now + 20_000_000_000
        while Stopwatch.now < deadline {
            let pause = hasCome ? Int32(silence / .milliseconds(1)) : 1_000
            if read(into: &bytes, patience: pause) {
                arrivals.append((bytes.count, Stopwatch.now - started))
                if let wanted, !hasCome {
                    hasCome = Drawing(bytes: bytes, arrivals: arrivals).time(of: wanted) != nil
                }
            } else if hasCome {
                return Drawing(bytes: bytes, arrivals: arrivals)
            }
        }
        throw BenchError("the program has not drawn “\(wanted ?? "")” within 20 seconds")
    }

    func type(_ bytes: String) {
        let bytes = Array(bytes.utf8)
        _ = write(master, bytes, bytes.count)
    }

    /// Asks the program to end and waits until it has.
    private func end() {
        kill(process, SIGTERM)
        var status: Int32 = 0
        var rest: [UInt8] = []
        // It draws its farewell, and somebody has to take it.
        while waitpid(process, &status, WNOHANG) == 0 { _ = read(into: &rest, patience: 5) }
    }

    private func read(into bytes: inout [UInt8], patience: Int32) -> Bool {
        var question = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&question, 1, patience) > 0 else { return false }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = readBytes(master, &buffer, buffer.count)
        guard count > 0 else {
            // The other end is closed for a moment at the start and for good at the end.
            usleep(200)
            return false
        }
        bytes.append(contentsOf: buffer.prefix(count))
        return true
    }
}

/// The system's `read`, beside which the class has a method of that name.
private func readBytes(_ file: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(file, buffer, count)
}
