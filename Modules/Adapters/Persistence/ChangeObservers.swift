import Synchronization

/// Streams that get a value after each change by this device.
final class ChangeObservers: Sendable {
    private let streams = Mutex<[AsyncStream<Void>.Continuation]>([])

    /// Adds a stream, until its end.
    func add(_ stream: AsyncStream<Void>.Continuation) {
        streams.withLock { $0.append(stream) }
    }

    /// Sends a value to the streams.
    func notify() {
        streams.withLock { streams in
            streams.removeAll { if case .terminated = $0.yield() { true } else { false } }
        }
    }
}
