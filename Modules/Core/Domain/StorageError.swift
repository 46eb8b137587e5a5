/// The reason why data cannot be stored or read. Adapters map errors of their libraries to it.
public enum StorageError: Error, Equatable, Sendable, CaseIterable {
    /// The disk has no free space.
    case full
    /// The storage can be read but not written.
    case readOnly
    /// Another program holds a lock and did not release it in time.
    case busy
    /// The stored data is invalid.
    case damaged
    /// The database was deleted, moved or overwritten after it was opened.
    case replaced
    /// A newer version of this program wrote the data.
    case newerVersion
    /// The requested value no longer exists.
    case notFound
    /// A match cannot continue, because another one is in progress.
    case matchInProgress
    /// A match that has ended cannot continue, because another one has started since.
    case laterMatch
    /// The session of the caller expired, was signed out, or was replaced.
    case sessionExpired
    /// The server does not answer. A change may have been stored.
    case unreachable
    /// The server is not trusted, because its certificate is not valid for its name.
    case untrusted
    /// The library that connects to servers cannot be loaded.
    case missingLibrary
    /// The server cannot do this.
    case unsupported
    /// The server has rejected a value.
    case rejected
    /// The server has failed, or its response cannot be read.
    case serverFailed
    /// The system reported another error.
    case unavailable

    /// True if a server may answer the same call a little later.
    public var isTemporary: Bool { self == .unreachable || self == .serverFailed }

    /// A sentence for the user: the cause, then the remedy.
    public var message: String {
        switch self {
        case .full: "The disk is full: free some space."
        case .readOnly: "The data directory cannot be written: check its permissions."
        case .busy: "Another program uses the data: close that program and try again."
        case .damaged:
            "The database is damaged: replace it with a backup, or use another data directory."
        case .replaced:
            "The database was deleted, moved or overwritten while this program uses it, so changes "
                + "cannot be saved: put it back, or start this program again."
        case .newerVersion: "The data was written by a newer version: update this program."
        case .notFound: "This entry no longer exists: go back and choose again."
        case .matchInProgress: "Another gather is in progress: end it, and try again."
        case .laterMatch:
            "Another gather has started since, so this one cannot be reopened: correct its result "
                + "under Gathers."
        case .sessionExpired: "Your session has ended: sign in again."
        case .unreachable: "The server cannot be reached: check the connection, and try again."
        case .untrusted: "The server has no valid certificate: tell its administrator."
        case .missingLibrary:
            "libcurl cannot be loaded: install the package libcurl4, or build this program again."
        case .unsupported: "This server cannot do that: use another server, or this device only."
        case .serverFailed: "The server cannot do this now: try again later."
        case .rejected: "The server has rejected the change: correct it, or update this program."
        case .unavailable: "The data directory cannot be used: check its path and the disk."
        }
    }
}
