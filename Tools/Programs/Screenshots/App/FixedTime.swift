import Domain
import Synchronization

/// A clock that goes on only when it is told to.
final class FixedTime: TimeSource {
    private let milliseconds = Mutex<Int64>(0)

    func now() -> Moment {
        let passed = milliseconds.withLock { $0 }
        return Moment(wall: 1_750_000_000_000 + passed, uptime: 60_000 + passed, boot: "screens")
    }

    /// Nobody waits for a picture: until the task is cancelled.
    func sleep(for duration: Duration) async {
        while (try? await Task.sleep(for: .seconds(3_600))) != nil {}
    }

    func advance(by duration: Duration) {
        milliseconds.withLock { $0 += Int64(duration / .milliseconds(1)) }
    }
}
