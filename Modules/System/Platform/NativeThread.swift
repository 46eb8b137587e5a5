import Glibc
import Synchronization

/// A thread of its own for work that blocks, such as waiting for events.
public final class NativeThread: Sendable {
    private enum State {
        case running([CheckedContinuation<Void, Never>])
        case ended
    }

    private final class Work {
        let body: () -> Void
        let thread: NativeThread

        init(_ body: @escaping () -> Void, _ thread: NativeThread) {
            self.body = body
            self.thread = thread
        }
    }

    private let state = Mutex(State.running([]))

    /// Starts a thread; nil if the system has no more threads.
    ///
    /// - Parameter body: The work, after which the thread ends.
    public init?(_ body: sending @escaping () -> Void) {
        let work = Unmanaged.passRetained(Work(body, self))
        var thread = pthread_t()
        let error = pthread_create(
            &thread, nil,
            { context in
                let context: UnsafeMutableRawPointer? = context
                guard let context else { return nil }
                let work = Unmanaged<Work>.fromOpaque(context).takeRetainedValue()
                work.body()
                work.thread.end()
                return nil
            }, work.toOpaque())
        guard error == 0 else {
            work.release()
            return nil
        }
        pthread_detach(thread)
    }

    /// Waits for the end of the work without blocking the calling thread.
    public func untilEnded() async {
        await withCheckedContinuation { continuation in
            let hasEnded = state.withLock { state in
                guard case .running(let waiting) = state else { return true }
                state = .running(waiting + [continuation])
                return false
            }
            if hasEnded { continuation.resume() }
        }
    }

    private func end() {
        let state = state.withLock { state in
            defer { state = .ended }
            return state
        }
        guard case .running(let waiting) = state else { return }
        for continuation in waiting { continuation.resume() }
    }
}
