import SQLite
import ServicePersistence
import SystemTime
import TextSanitizing

/// A command on the data directory of a server, which may be running unless the data is replaced.
enum DirectoryCommand {
    case check
    case backUp(to: String)
    case restore(String)

    /// Runs the command.
    ///
    /// - Returns: The text for standard output, and the exit code.
    func run(on directory: String) async throws(LaunchError) -> (text: String, code: Int32) {
        do throws(StorageOpenError) {
            switch self {
            case .check: return try await Self.check(directory)
            case .backUp(let file):
                try await DatabaseKind.service.backUp(directory, to: file)
                return ("The data was copied to \(file.sanitized(for: .message)).", 0)
            case .restore(let file):
                let old = try await DatabaseKind.service.restore(
                    file, into: directory, at: SystemTimeSource().now())
                let kept = old.map { " The replaced data is in \($0.sanitized(for: .message))." }
                return (
                    "The data of \(file.sanitized(for: .message)) is restored; all users sign in "
                        + "again.\(kept ?? "")", 0
                )
            }
        } catch {
            throw .storage(error, directory: directory)
        }
    }

    private static func check(
        _ directory: String
    ) async throws(StorageOpenError) -> (text: String, code: Int32) {
        let findings = try await DatabaseKind.service.findings(in: directory)
        guard !findings.isEmpty else { return ("No damage found.", 0) }
        let newest = DatabaseKind.service.newestBackup(in: directory)
        let advice =
            newest.map {
                "To replace the data by the newest backup, stop the server, and use --restore \($0)."
            } ?? "There is no backup in the data directory."
        let lines = (findings + [advice]).map { $0.sanitized(for: .message) }
        return (lines.joined(separator: "\n"), 65)
    }
}
