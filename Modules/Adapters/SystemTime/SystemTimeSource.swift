public import Domain
import Platform

/// A time source that uses the clocks of the operating system.
public struct SystemTimeSource: TimeSource {
    private let boot: String

    /// Creates a time source for the current run of the machine.
    public init() {
        boot = Self.bootID(from: bootIdentifier())
    }

    /// Returns the values of both clocks.
    public func now() -> Moment {
        Moment(wall: SystemClock.wallClock(), uptime: SystemClock.uptime(), boot: boot)
    }

    /// Suspends the task. The time during which the machine sleeps counts.
    @MainActor public func sleep(for duration: Duration) async {
        // The only error is a cancellation, which ends the sleep without an error.
        try? await Task.sleep(for: duration, clock: .continuous)
    }

    /// Returns the boot identifier: the bytes before the first one that is not visible ASCII.
    static func bootID(from bytes: [UInt8]) -> String {
        String(decoding: bytes.prefix { (0x21...0x7E).contains($0) }, as: UTF8.self)
    }
}
