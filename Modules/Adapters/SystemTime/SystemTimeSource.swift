public import Domain

/// The clocks of this machine.
public struct SystemTimeSource: TimeSource {
    private let boot: String

    public init() {
        boot = Machine.boot()
    }

    public func now() -> Moment {
        Moment(wall: Machine.wallClock(), uptime: Machine.steadyClock(), boot: boot)
    }

    public func sleep(for duration: Duration) async {
        // The only error is a cancellation, and then the protocol asks to return at once.
        try? await Task.sleep(for: duration, clock: .continuous)
    }
}
