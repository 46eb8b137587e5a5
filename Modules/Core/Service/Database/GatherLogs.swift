import Domain
import Synchronization

/// The logs of gathers that were stored last, so that a further event of a long gather reads none
/// of the earlier ones.
final class GatherLogs: Sendable {
    /// A log after a commit.
    struct Stored: Sendable {
        /// The number of the gather.
        let number: Int64
        /// The version of the account up to which no event is missing. Another server may have
        /// stored later events.
        let version: Int64
        let log: MatchLog
    }

    private static let gatherLimit = 256
    /// The largest number of events of all logs together.
    private static let eventLimit = 20_000

    /// The logs in the order in which they were added.
    private let logs = Mutex<[Stored]>([])

    /// Returns the log of a gather, unless it has versions that the database does not have, as
    /// after the restoration of a backup.
    ///
    /// - Parameter version: The version of the last change of the gather.
    func log(of number: Int64, upTo version: Int64) -> Stored? {
        logs.withLock { logs in logs.first { $0.number == number && $0.version <= version } }
    }

    /// Adds a log whose events have been committed.
    func add(_ added: Stored) {
        logs.withLock { logs in
            // A later commit can have been reported first.
            guard !logs.contains(where: { $0.number == added.number && $0.version > added.version })
            else { return }
            logs.removeAll { $0.number == added.number }
            logs.append(added)
            var eventCount = 0
            let kept = logs.reversed().prefix {
                eventCount += $0.log.events.count
                return eventCount <= Self.eventLimit
            }
            logs.removeFirst(logs.count - min(kept.count, Self.gatherLimit))
        }
    }
}
