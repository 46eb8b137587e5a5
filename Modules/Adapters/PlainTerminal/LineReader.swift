import Dispatch
import Platform
import Synchronization

/// Reads lines from a descriptor of any kind, away from the main actor. Nothing is read before it is
/// asked for, so an input of any size waits in the pipe and not in memory.
final class LineReader: Sendable {
    enum Event: Hashable, Sendable {
        case piece(LineSplitter.Piece)
        case end
        /// The system's error number.
        case failed(Int32)
        case interrupted
    }

    private struct State {
        var splitter = LineSplitter()
        var waiting: CheckedContinuation<Event, Never>?
        var isReading = false
        var isInterrupted = false
        /// How the input ended.
        var last: Event?

        /// What can be told without reading on.
        mutating func next() -> Event? {
            if isInterrupted { return .interrupted }
            if let piece = splitter.next() { return .piece(piece) }
            guard let last else { return nil }
            return splitter.finish().map(Event.piece) ?? last
        }
    }

    private let descriptor: Int32
    private let state = Mutex(State())
    /// A thread of its own for as long as a read takes: it may take for ever.
    private let queue = DispatchQueue(label: "football-gather.lines")

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// The next line. One caller at a time.
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

    /// Lets go whoever waits, for good. A read that is under way is left to itself: it ends with the
    /// input, or with the process.
    func interrupt() {
        let waiting = state.withLock { state in
            state.isInterrupted = true
            return state.waiting.take()
        }
        waiting?.resume(returning: .interrupted)
    }

    private func read() {
        var isDone = false
        while !isDone {
            let chunk = readChunk()
            let (waiting, event) = state.withLock { state in
                switch chunk {
                case .success(let bytes) where bytes.isEmpty: state.last = .end
                case .success(let bytes): state.splitter.append(bytes)
                case .failure(let failure): state.last = .failed(failure.number)
                }
                // Nobody may wait any more; then the line stays where it is.
                guard state.waiting != nil else {
                    state.isReading = false
                    return (CheckedContinuation<Event, Never>?.none, Event?.some(.interrupted))
                }
                guard let event = state.next() else { return (nil, nil) }
                state.isReading = false
                return (state.waiting.take(), event)
            }
            if let event {
                waiting?.resume(returning: event)
                isDone = true
            }
        }
    }

    private struct Failure: Error {
        let number: Int32
    }

    /// Some bytes; none at the end of the input.
    private func readChunk() -> Result<[UInt8], Failure> {
        let size = LineSplitter.limit
        while true {
            var failure: Int32 = 0
            let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
                #if canImport(Glibc)
                    let got = Glibc.read(descriptor, buffer.baseAddress, size)
                #else
                    let got = Darwin.read(descriptor, buffer.baseAddress, size)
                #endif
                failure = got < 0 ? errno : 0
                count = max(0, got)
            }
            switch failure {
            case 0: return .success(bytes)
            case EINTR: continue
            case EAGAIN: waitUntilReady()
            default: return .failure(Failure(number: failure))
            }
        }
    }

    /// Whoever shares the descriptor may have set it not to block.
    private func waitUntilReady() {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&entry, 1, -1)
    }
}
