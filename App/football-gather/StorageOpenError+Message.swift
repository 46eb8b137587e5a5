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
            "Another Football Gather (process \(process)) uses \(directory.printable): close it, or "
                + "give another --data-dir."
        case .inUse(nil):
            "Another Football Gather uses \(directory.printable): close it, or give another "
                + "--data-dir."
        case .foreignOwner(let path):
            "\(path.printable) belongs to another user. Give another --data-dir. If it contains "
                + "nothing but your data, run: \(ownershipCommand(path))"
        case .accessible(let path, isDirectory: true):
            "Other users can access the data directory \(path.printable). Give another --data-dir. If "
                + "it contains nothing but your data, run: chmod -R go= \(path.shellQuoted)"
        case .accessible(let path, isDirectory: false):
            "Other users can access \(path.printable). Run: chmod -R go= \(directory.shellQuoted)"
        case .notAFile(let path):
            "\(path.printable) is a link, a directory or a pipe, but must be a file. Run: "
                + "mv \(path.shellQuoted) \((path + ".old").shellQuoted)"
        case .linked(let path):
            "\(path.printable) is a hard link to a file with another name. Run: "
                + "cp -p \(path.shellQuoted) \((path + ".new").shellQuoted) && "
                + "mv \((path + ".new").shellQuoted) \(path.shellQuoted)"
        case .databaseMissing(let path):
            "The database in \(path.printable) is missing or empty, but other files of its data "
                + "exist. Put back football-gather.sqlite. To start without the data instead, run: "
                + "mv \(path.shellQuoted) \((path + ".old").shellQuoted)"
        case .unrecoverable(let path):
            "No account in the database of \(path.printable) can be read. "
                + (restoreAdvice(directory)
                    ?? "There is no backup. To start without the data, run: mv \(path.shellQuoted) "
                    + (path + ".old").shellQuoted)
        case .damagedBackup(let path, let findings):
            "\(path.printable) is damaged, so the stored data was not replaced. "
                + "\(findings.first?.printable ?? "") Choose another file. To rescue what this one "
                + "contains, run: \(rescueCommand(path))"
        case .backup(let path, .damaged):
            "\(path.printable) is damaged or is not a backup of this program: choose another file."
        case .backup(let path, .full):
            "The disk has too little room for \(path.printable): free some space."
        case .backup(let path, .newerVersion):
            "\(path.printable) was written by a newer version: update this program."
        case .backup(let path, _):
            "\(path.printable) cannot be used: check the path and the permissions."
        case .backupNotAFile(let path):
            "\(path.printable) is a directory, a pipe or a device: choose a file."
        case .missing(let path): "\(path.printable) does not exist: check the path."
        case .backupExists(let path):
            "\(path.printable) exists and was not changed: choose another name."
        case .storage(.damaged):
            damagedMessage(directory)
        case .storage(let error):
            "\(directory.printable): \(error.message)"
        }
    }

    /// Names the recovery, which keeps more than a backup. If it cannot help, it names the newest
    /// backup.
    private func damagedMessage(_ directory: String) -> String {
        "The database in \(directory.printable) is damaged. To rescue what can be read, run: "
            + "football-gather --recover --data-dir \(directory.shellQuoted)"
    }

    /// Returns the command that restores the newest backup, or nil if there is none.
    private func restoreAdvice(_ directory: String) -> String? {
        DatabaseKind.app.newestBackup(in: directory).map { backup in
            "To replace it by the newest backup, run: football-gather --restore "
                + "\(backup.shellQuoted) --data-dir \(directory.shellQuoted)"
        }
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
