import Domain
import HTTPServer
import Platform
import PostgreSQL
import SQLite
import ServicePersistence
import TextSanitizing

/// The reason why the server cannot run.
enum LaunchError: Error {
    /// The command line or the environment is invalid: the cause and the remedy.
    case usage(String)
    /// A file of the configuration cannot be read.
    case unreadable(path: String, FileReadError)
    /// The log file cannot be opened.
    case unwritable(path: String, SystemError)
    case listener(HTTPListenerError)
    case storage(StorageOpenError, directory: String)
    case database(PostgreSQLError)

    /// The exit code, with the numbers of sysexits(3).
    var code: Int32 {
        switch self {
        case .usage: 64
        case .unreadable: 66
        case .unwritable: 73
        case .listener, .database(.connection): 69
        case .database(.noPermission): 77
        case .storage(.inUse, _): 75
        case .storage(.backup(_, .damaged), _), .storage(.backup(_, .newerVersion), _),
            .storage(.damagedBackup, _):
            65
        case .storage(.backupExists, _): 73
        case .storage(.backupNotAFile, _), .storage(.missing, _): 66
        case .storage(.backup, _): 74
        case .storage(.storage(let error), _), .database(.storage(let error)):
            switch error {
            case .busy: 75
            case .damaged, .newerVersion: 65
            default: 74
            }
        case .storage: 78
        }
    }

    /// The cause, then the remedy.
    var message: String {
        switch self {
        case .usage(let text): text
        case .unreadable(let path, .notRegularFile): Self.notAFile(path)
        case .unreadable(let path, .tooLarge):
            "\(path.sanitized(for: .message)) is too large for its purpose; choose another file."
        case .unreadable(let path, .system):
            "\(path.sanitized(for: .message)) cannot be read; check the path and the permissions."
        case .unwritable(let path, let error):
            "\(path.sanitized(for: .message)) cannot be written (\(error.message)); check the path, the "
                + "permissions and the reader of a pipe."
        case .listener(let error): error.message
        case .storage(.inUse(let process), let directory):
            "Another program\(process.map { " (process \($0))" } ?? "") uses \(directory); stop it, "
                + "or choose another --data-dir."
        case .storage(.accessible(let path, _), _), .storage(.foreignOwner(let path), _):
            "Other users can access \(path), or it belongs to one; run chmod go= on it as its owner."
        case .storage(.notAFile(let path), _), .storage(.linked(let path), _):
            "\(path) is a link, a folder or a pipe; move it away."
        case .storage(.backupNotAFile(let path), _): Self.notAFile(path)
        case .storage(.missing(let path), _):
            "\(path.sanitized(for: .message)) does not exist; check the path."
        case .storage(.backupExists(let path), _):
            "\(path.sanitized(for: .message)) exists and was not changed; choose another name."
        case .storage(.damagedBackup(let path, let findings), let directory):
            Self.damaged(path, findings, directory)
        case .storage(.backup(let path, let error), _):
            "\(path.sanitized(for: .message)) \(Self.reason(error))"
        case .storage(.storage(.damaged), let directory): Self.damaged(directory)
        case .storage(.storage(let error), let directory): "\(directory): \(Self.text(of: error))"
        case .database(.connection(let reason)):
            "The database does not accept the connection: \(reason.sanitized(for: .message)). "
                + "Check the address in --database or FOOTBALL_GATHER_DATABASE."
        case .database(.noPermission):
            "The user of the database may not create tables: run GRANT CREATE ON SCHEMA."
        case .database(.storage(.newerVersion)):
            "A newer version of this program wrote the database: update this program."
        case .database(.storage):
            "The tables in the database cannot be read or created: look into PostgreSQL's log."
        case .storage(_, let directory): "\(directory) cannot be used; choose another --data-dir."
        }
    }

    private static func notAFile(_ path: String) -> String {
        "\(path.sanitized(for: .message)) is a directory, a pipe or a device; choose a file."
    }

    /// Returns the reason why the data cannot be used, and the remedy.
    private static func text(of error: StorageError) -> String {
        switch error {
        case .full: "The disk is full: free some space."
        case .readOnly: "The data directory cannot be written: check its permissions."
        case .busy: "Another program uses the data: close that program and try again."
        case .replaced:
            "The database was deleted, moved or overwritten while this program uses it, so changes "
                + "cannot be saved: put it back, or start this program again."
        case .newerVersion: "The data was written by a newer version: update this program."
        default: "The data directory cannot be used: check its path and the disk."
        }
    }

    /// Returns the reason why a backup cannot be used, and the remedy.
    private static func reason(_ error: StorageError) -> String {
        switch error {
        case .damaged: "is damaged or is not a backup of this program; choose another file."
        case .newerVersion: "was written by a newer version; update this program."
        case .full: "does not fit on the disk; free some space."
        default: "cannot be used; check the path and the permissions."
        }
    }

    private static func damaged(
        _ backup: String, _ findings: [String], _ directory: String
    ) -> String {
        let other = DatabaseKind.service.newestBackup(in: directory)
            .flatMap { $0 == backup ? nil : ", such as \($0)" }
        return "\(backup.sanitized(for: .message)) is damaged, so the data was not replaced: "
            + "\((findings.first ?? "").sanitized(for: .message)) Choose another file\(other ?? "")."
    }

    private static func damaged(_ directory: String) -> String {
        let newest = DatabaseKind.service.newestBackup(in: directory)
        let advice = newest.map { "use --restore with a backup, such as \($0)." }
        return "The data in \(directory) is damaged; \(advice ?? "there is no backup in it.")"
    }
}
