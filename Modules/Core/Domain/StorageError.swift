/// Why something could not be stored or read. A closed list: an adapter maps whatever its library
/// reports to one of these.
public enum StorageError: Error, Equatable, Sendable, CaseIterable {
    /// No space is left on the disk.
    case full
    /// The place may be read but not written.
    case readOnly
    /// Another program holds the place and did not let go in time.
    case busy
    /// What is stored is not what we wrote.
    case damaged
    /// A newer version of this program has written it.
    case newerVersion
    /// What was asked for is not there any more.
    case notFound
    /// The session that asked has ended: expired, signed out, or replaced.
    case sessionExpired
    /// Anything else that the system reported.
    case unavailable

    /// One sentence for the user: what is wrong and what to do next.
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
