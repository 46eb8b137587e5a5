import Domain
import Persistence
import Platform

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
                + "it contains nothing but your data, run: chmod 700 \(path.shellQuoted)"
        case .accessible(let path, isDirectory: false):
            "Other users can access \(path.printable). Run: chmod 600 \(path.shellQuoted)"
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
        case .storage(let error):
            "\(directory.printable): \(error.message)"
        }
    }

    private func ownershipCommand(_ path: String) -> String {
        "\(geteuid() == 0 ? "" : "sudo ")chown -R \(geteuid()) \(path.shellQuoted)"
    }
}
