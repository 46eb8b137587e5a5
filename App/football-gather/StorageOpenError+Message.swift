import Domain
import FootballUI
import Glibc
import Persistence
import SQLite

extension StorageOpenError {
    /// The line for standard error. A command is at its end, so that it can be copied.
    ///
    /// - Parameter directory: The data directory.
    func message(about directory: String) -> String {
        switch self {
        case .inUse(let process?):
            ProgramStrings.inUseByProcess(process: "\(process)", directory: directory.printable)
        case .inUse(nil):
            ProgramStrings.inUse(directory.printable)
        case .foreignOwner(let path):
            ProgramStrings.foreignOwner(path: path.printable, command: ownershipCommand(path))
        case .accessible(let path, isDirectory: true):
            ProgramStrings.accessibleDirectory(
                path: path.printable, command: "chmod -R go= \(path.shellQuoted)")
        case .accessible(let path, isDirectory: false):
            ProgramStrings.accessibleFile(
                path: path.printable, command: "chmod -R go= \(directory.shellQuoted)")
        case .notAFile(let path):
            ProgramStrings.notAFile(path: path.printable, command: renameCommand(path))
        case .linked(let path):
            ProgramStrings.hardLink(path: path.printable, command: copyCommand(path))
        case .databaseMissing(let path):
            ProgramStrings.databaseMissing(path: path.printable, command: renameCommand(path))
        case .unrecoverable(let path):
            unrecoverableMessage(path, directory)
        case .damagedBackup(let path, let findings):
            ProgramStrings.damagedBackup(
                path: path.printable, finding: findings.first?.printable ?? "",
                command: rescueCommand(path))
        case .backup(let path, .damaged): ProgramStrings.notABackup(path.printable)
        case .backup(let path, .full): ProgramStrings.diskFull(path.printable)
        case .backup(let path, .newerVersion): ProgramStrings.newerBackup(path.printable)
        case .backup(let path, _): ProgramStrings.unusableFile(path.printable)
        case .backupNotAFile(let path): ProgramStrings.notRegularFile(path.printable)
        case .missing(let path): ProgramStrings.fileNotFound(path.printable)
        case .backupExists(let path): ProgramStrings.fileExists(path.printable)
        case .storage(.damaged):
            // A recovery keeps more than a backup. If it cannot help, it names the newest backup.
            ProgramStrings.damagedDatabase(
                directory: directory.printable,
                command: "football-gather --recover --data-dir \(directory.shellQuoted)")
        case .storage(let error):
            "\(directory.printable): \(error.message)"
        }
    }

    private func unrecoverableMessage(_ path: String, _ directory: String) -> String {
        guard let backup = DatabaseKind.app.newestBackup(in: directory) else {
            return ProgramStrings.unrecoverable(
                path: path.printable, command: renameCommand(path))
        }
        return ProgramStrings.unrecoverableWithBackup(
            path: path.printable,
            command: "football-gather --restore \(backup.shellQuoted) "
                + "--data-dir \(directory.shellQuoted)")
    }

    private func renameCommand(_ path: String) -> String {
        "mv \(path.shellQuoted) \((path + ".old").shellQuoted)"
    }

    /// Returns the command that replaces a hard link by a copy.
    private func copyCommand(_ path: String) -> String {
        let copy = (path + ".new").shellQuoted
        return "cp -p \(path.shellQuoted) \(copy) && mv \(copy) \(path.shellQuoted)"
    }

    /// Returns the command that recovers a backup in a new data directory.
    private func rescueCommand(_ path: String) -> String {
        let folder = (path + ".rescued").shellQuoted
        return "mkdir -m 700 \(folder) && install -m 600 \(path.shellQuoted) "
            + "\(folder)/football-gather.sqlite && football-gather --recover --data-dir \(folder)"
    }

    private func ownershipCommand(_ path: String) -> String {
        "\(geteuid() == 0 ? "" : "sudo ")chown -R \(geteuid()) \(path.shellQuoted)"
    }
}
