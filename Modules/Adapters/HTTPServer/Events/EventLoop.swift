import CEvent

/// The events of one thread.
final class EventLoop {
    fileprivate let base: OpaquePointer

    /// Creates a loop; nil if the system has no descriptor for it.
    init?() {
        guard let base = event_base_new() else { return nil }
        self.base = base
    }

    deinit {
        event_base_free(base)
    }

    /// Calls the handlers of events until `stop()`.
    func run() {
        event_base_loop(base, EVLOOP_NO_EXIT_ON_EMPTY)
    }

    /// Makes `run()` return after the current handler.
    func stop() {
        event_base_loopbreak(base)
    }
}

/// An event of a descriptor, or a timer.
final class Event {
    /// The kinds of events.
    enum Kind {
        /// Bytes or connections have arrived, again and again.
        case readable
        /// Bytes can be written, once.
        case writable
        /// Only the time has passed, once.
        case timer
    }

    /// The type of handlers. The context is the object that the event was created for.
    typealias Handler = event_callback_fn

    private let pointer: OpaquePointer
    // libevent uses the loop when it frees an event.
    private let loop: EventLoop

    /// Creates an event that is not active; nil without memory.
    ///
    /// - Parameters:
    ///   - owner: The object that the handler gets. It must outlive the event.
    init?(
        _ kind: Kind, of descriptor: Int32 = -1, in loop: EventLoop, for owner: AnyObject,
        _ handler: Handler
    ) {
        let flags =
            switch kind {
            case .readable: EV_READ | EV_PERSIST
            case .writable: EV_WRITE
            case .timer: 0 as Int32
            }
        let context = Unmanaged.passUnretained(owner).toOpaque()
        guard let event = event_new(loop.base, descriptor, Int16(flags), handler, context) else {
            return nil
        }
        pointer = event
        self.loop = loop
    }

    deinit {
        event_free(pointer)
    }

    /// Activates the event.
    func add() {
        event_add(pointer, nil)
    }

    /// Activates a timer, or sets another time.
    ///
    /// - Parameter nanoseconds: The time until the event.
    func add(after nanoseconds: Int64) {
        let microseconds = max(0, nanoseconds) / 1_000
        var time = timeval(
            tv_sec: numericCast(microseconds / 1_000_000),
            tv_usec: numericCast(microseconds % 1_000_000))
        event_add(pointer, &time)
    }

    /// Deactivates the event.
    func remove() {
        event_del(pointer)
    }

    /// Returns the owner in the context of a handler.
    static func owner<Owner: AnyObject>(_ context: UnsafeMutableRawPointer?) -> Owner? {
        context.map { Unmanaged<Owner>.fromOpaque($0).takeUnretainedValue() }
    }
}
