import Dispatch
import Glibc
import Platform
import Synchronization

/// A reader of lines that works on a background queue and only on request, so that pending input
/// stays in the pipe and not in memory.
final class LineReader: Sendable {
    enum Event: Hashable, Sendable {
        case piece(LineSplitter.Piece)
        case end
        /// A read error with the system's error number.
        case failed(Int32)
        case interrupted
    }

    private struct State {
        var splitter = LineSplitter()
        var waiting: CheckedContinuation<Event, Never>?
        var isReading = false
        var isInterrupted = false
        /// The end of the input; nil before it is reached.
        var last: Event?

        /// Returns the next event that is available without reading.
        mutating func next() -> Event? {
            if isInterrupted { return .interrupted }
            if let piece = splitter.next() { return .piece(piece) }
            guard let last else { return nil }
            return splitter.finish().map(Event.piece) ?? last
        }
    }

    /// A descriptor of the reader's own. A read can begin after its caller has given up, and the
    /// system may have given the caller's descriptor to another file by then.
    private let descriptor: Int32
    private let state = Mutex(State())
    /// The queue for blocking reads, which may never return.
    private let queue = DispatchQueue(label: "PlainTerminal.LineReader")

    init(_ descriptor: Int32) {
        self.descriptor = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    }

    deinit { close(descriptor) }

    /// Returns the next line. Only one call at a time is allowed.
    func next() async -> Event {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let (event, mustRead) = state.withLock { state -> (Event?, Bool) in
                    if let event = state.next() { return (event, false) }
                    state.waiting = continuation
                    defer { state.isReading = true }
                    return (nil, !state.isReading)
                }
                if let event { continuation.resume(returning: event) }
                if mustRead { queue.async { self.read() } }
            }
        } onCancel: {
            interrupt()
        }
    }

    /// Ends the current and all later calls of `next`. A blocking read continues until the input or
    /// the process ends.
    func interrupt() {
        let waiting = state.withLock { state in
            state.isInterrupted = true
            return state.waiting.take()
        }
        waiting?.resume(returning: .interrupted)
    }

    private func read() {
        withUnsafeTemporaryAllocation(byteCount: LineSplitter.limit, alignment: 1) { buffer in
            // A line can be a password.
            defer { wipe(buffer) }
            var isDone = false
            while !isDone { isDone = read(into: buffer) }
        }
    }

    /// Reads some bytes, and returns whether the waiting call has its event.
    private func read(into buffer: UnsafeMutableRawBufferPointer) -> Bool {
        let chunk = readChunk(into: buffer)
        let (waiting, event) = state.withLock { state in
            switch chunk {
            case .success(0): state.last = .end
            case .success(let count): state.splitter.append(buffer.prefix(count))
            case .failure(let failure): state.last = .failed(failure.number)
            }
            // After an interruption, no call waits and the line stays in the buffer.
            guard state.waiting != nil else {
                state.isReading = false
                return (CheckedContinuation<Event, Never>?.none, Event?.some(.interrupted))
            }
            guard let event = state.next() else { return (nil, nil) }
            state.isReading = false
            return (state.waiting.take(), event)
        }
        if let event { waiting?.resume(returning: event) }
        return event != nil
    }

    private struct Failure: Error {
        let number: Int32
    }

    /// Returns the number of bytes that were read; 0 at the end of the input.
    private func readChunk(into buffer: UnsafeMutableRawBufferPointer) -> Result<Int, Failure> {
        while true {
            let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            if count >= 0 { return .success(count) }
            switch errno {
            case EINTR: continue
            case EAGAIN: waitUntilReadable()
            case let number: return .failure(Failure(number: number))
            }
        }
    }

    /// Waits for input on a descriptor that another process has set to non-blocking.
    private func waitUntilReadable() {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&entry, 1, -1)
    }
}
