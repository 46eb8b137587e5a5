import Domain
import Synchronization

/// A time source in UTC that stands still until `advance(by:)` is called.
final class FixedTime: TimeSource, LocalTimeZone {
    private let milliseconds = Mutex<Int64>(0)

    func now() -> Moment {
        let elapsed = milliseconds.withLock { $0 }
        return Moment(wall: 1_750_000_000_000 + elapsed, uptime: 60_000 + elapsed, boot: "screens")
    }

    /// Waits until the task is cancelled, because a picture shows one moment.
    @MainActor func sleep(for duration: Duration) async {
        while (try? await Task.sleep(for: .seconds(3_600))) != nil {}
    }

    func utcOffset(at moment: Moment) -> Int64 { 0 }

    func advance(by duration: Duration) {
        milliseconds.withLock { $0 += Int64(duration / .milliseconds(1)) }
    }
}
