import Domain
import SQLite
import ServiceAPI
import ServicePersistence
import SystemTime

/// The check and the backup of the data directory, at the start of the server and then on each day
/// in UTC.
struct ServerMaintenance {
    private let task: Task<Void, Never>

    /// Starts the first check.
    ///
    /// - Parameter directory: The data directory.
    init(of directory: String, _ log: ServerLog) {
        task = Task { @concurrent in
            while !Task.isCancelled {
                let start = SystemTimeSource().now()
                await Self.run(directory, log, at: start)
                // The clock can be set, and the machine can sleep, so the time until midnight is
                // not known.
                while SystemTimeSource().now().utcDay == start.utcDay, !Task.isCancelled {
                    // A cancelled sleep throws.
                    try? await Task.sleep(for: .seconds(10 * 60), tolerance: .seconds(60))
                }
            }
        }
    }

    /// Interrupts a check, and waits for the end of a backup. A reader would keep the log from
    /// being moved.
    func stop() async {
        task.cancel()
        await task.value
    }

    private static func run(
        _ directory: String, _ log: ServerLog, at moment: Moment
    ) async {
        do throws(StorageOpenError) {
            let count = try await DatabaseKind.service.findings(in: directory).count
            guard count == 0 else {
                return log.write("damaged") {
                    $0.field("faults", Int64(count))
                    $0.field("remedy", "List them with football-gather-server --check.")
                }
            }
            let isAdded = try await DatabaseKind.service.backUpDaily(
                directory, at: moment)
            if isAdded { log.write("backed-up") }
        } catch {
            guard !Task.isCancelled else { return }
            log.write("not-backed-up") {
                $0.field("reason", LaunchError.storage(error, directory: directory).message)
            }
        }
    }
}
