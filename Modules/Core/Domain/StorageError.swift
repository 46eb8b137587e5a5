/// The reason why data cannot be stored or read. Adapters map the errors of their libraries to these.
public enum StorageError: Error, Equatable, Sendable, CaseIterable {
    /// The disk has no free space.
    case full
    /// The storage can be read but not written.
    case readOnly
    /// Another program holds a lock and did not release it in time.
    case busy
    /// The stored data breaks the rules of this program.
    case damaged
    /// A newer version of this program wrote the data.
    case newerVersion
    /// The requested value no longer exists.
    case notFound
    /// The session of the caller expired, was signed out, or was replaced.
    case sessionExpired
    /// The system reported another error.
    case unavailable

    /// A sentence for the user: the cause, then the remedy.
    public var message: String {
        switch self {
        case .full: "The disk is full: free some space."
        case .readOnly: "The data folder cannot be written: check its permissions."
        case .busy: "The data is in use by another program: close it."
        case .damaged: "The data file is damaged: restore a copy of it."
        case .newerVersion: "The data was written by a newer version: update this program."
        case .notFound: "It was removed meanwhile: go back and look again."
        case .sessionExpired: "Your session has ended: sign in again."
        case .unavailable: "The data folder cannot be used: check its path and the disk."
        }
    }
}
