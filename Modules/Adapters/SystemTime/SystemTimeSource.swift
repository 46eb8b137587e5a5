public import Domain
import Platform

/// The clocks of this machine.
public struct SystemTimeSource: TimeSource {
    private let boot: String

    /// Creates a time source for the present run of the machine.
    public init() {
        boot = Machine.identifier(in: bootIdentifier())
    }

    /// Returns the values of both clocks.
    public func now() -> Moment {
        Moment(wall: Machine.wallClock(), uptime: Machine.uptime(), boot: boot)
    }

    /// Suspends the task. The time during which the machine sleeps counts.
    public func sleep(for duration: Duration) async {
        // The only error is a cancellation, which ends the sleep without an error.
        try? await Task.sleep(for: duration, clock: .continuous)
    }
}
