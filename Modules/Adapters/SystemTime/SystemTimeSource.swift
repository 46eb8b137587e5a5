public import Domain

/// The clocks of this machine.
public struct SystemTimeSource: TimeSource {
    private let boot: String

    /// Asks the system once which run of the machine this is.
    public init() {
        boot = Machine.boot()
    }

    /// Both clocks, in milliseconds.
    public func now() -> Moment {
        Moment(wall: Machine.wallClock(), uptime: Machine.steadyClock(), boot: boot)
    }

    /// Counts the time that the machine sleeps, too.
    public func sleep(for duration: Duration) async {
        // The only error is a cancellation, and then the protocol asks to return at once.
        try? await Task.sleep(for: duration, clock: .continuous)
    }
}
