import CMainQueue
import Glibc

/// The loop of the main thread: runs the work of the main actor and waits for input.
///
/// A dispatch source would wake two threads for each key, its own one and that of the main actor.
@MainActor public enum MainRunLoop {
    private static var handler: (@MainActor () -> Void)?
    private static var descriptor: Int32 = -1

    /// Runs an asynchronous program.
    ///
    /// - Parameter body: The program, which exits the process at its end.
    public static func run(_ body: @escaping @MainActor () async -> Never) -> Never {
        Task { await body() }
        runForever()
    }

    /// Calls a closure whenever a descriptor can be read, instead of the previous one.
    ///
    /// - Parameter handler: A closure that reads the available bytes.
    public static func observe(_ descriptor: Int32, handler: @escaping @MainActor () -> Void) {
        stopObserving()
        self.handler = handler
        self.descriptor = descriptor
    }

    /// Ends the observation of a descriptor. Afterwards, the descriptor can be closed.
    public static func stopObserving() {
        handler = nil
        descriptor = -1
    }

    private static func runForever() -> Never {
        let queue = _dispatch_get_main_queue_handle_4CF()
        while true {
            // `poll` ignores negative descriptors.
            var requests = [queue, descriptor].map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            guard poll(&requests, 2, -1) > 0 else { continue }
            if requests[1].revents != 0 { handler?() }
            if requests[0].revents != 0 {
                // Resets the handle, which the work below may set again.
                var count: UInt64 = 0
                _ = read(queue, &count, MemoryLayout<UInt64>.size)
                _dispatch_main_queue_callback_4CF(nil)
            }
        }
    }
}
