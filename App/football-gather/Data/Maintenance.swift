import Dispatch
import Domain
import FootballUI
import Persistence
import TerminalUI

/// The check and the backup of the stored data while the app runs.
@MainActor struct Maintenance {
    private let storage: Storage
    private let directory: String
    private let time: any TimeSource

    init(_ storage: Storage, _ directory: String, _ time: any TimeSource) {
        self.storage = storage
        self.directory = directory
        self.time = time
    }

    /// Looks for damage, and backs the data up once a day. Reports a problem on the screen.
    func start(on workspace: Workspace) {
        // The first screen does not wait for the processor, nor for a thread that a task sleeps on.
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak workspace] in
            Task {
                let problem = await problem()
                if let problem { workspace?.showNotice(problem.title, message: problem.remedy) }
            }
        }
    }

    /// Does the same at the end of a session without a terminal, once a day.
    ///
    /// - Returns: The message about a problem, or nil.
    func finish() async -> String? {
        guard storage.isBackupDue(at: time.now()) else { return nil }
        return await problem().map { "\($0.title) \($0.remedy)" }
    }

    private func problem() async -> (title: String, remedy: String)? {
        do throws(StorageError) {
            let count = try await storage.findings().count
            guard count == 0 else { return damage(count) }
        } catch {
            return (DataCommandStrings.notChecked, error.message)
        }
        do throws(StorageError) {
            try await storage.backUpDaily(at: time.now())
            return nil
        } catch {
            return (DataCommandStrings.notBackedUp, error.message)
        }
    }

    private func damage(_ count: Int) -> (title: String, remedy: String) {
        (
            DataCommandStrings.faults(count),
            DataCommandStrings.quitAndCheck(
                "football-gather --check --data-dir \(directory.shellQuoted)")
        )
    }
}
