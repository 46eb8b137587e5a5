public import Domain

/// The reason why a storage cannot be opened.
public enum StorageOpenError: Error, Equatable, Sendable {
    /// Another process has opened it. Its identifier is nil if unknown.
    case inUse(process: Int32?)
    /// A file or the directory belongs to another user.
    case foreignOwner(path: String)
    /// Other users can read or change a file or the directory.
    case accessible(path: String, isDirectory: Bool)
    /// A link, a directory, a pipe or a device has the name of a file.
    case notAFile(path: String)
    /// A file has a second name, such as one outside the directory.
    case linked(path: String)
    /// The database of the directory is missing or empty, but other files contain data.
    case databaseMissing(directory: String)
    /// A recovery found no account in the damaged database.
    case unrecoverable(directory: String)
    /// A backup cannot be read or written, or is not one of this program.
    case backup(path: String, StorageError)
    /// A backup is damaged: one line for each fault.
    case damagedBackup(path: String, findings: [String])
    /// A backup to restore is a directory, a pipe or a device.
    case backupNotAFile(path: String)
    /// A backup to restore, or a data directory to read, does not exist.
    case missing(path: String)
    /// There is already a file where a backup would be written.
    case backupExists(path: String)
    /// The files cannot be read or written.
    case storage(StorageError)
}
