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
    /// The file of an import was changed, or cannot be read again.
    case fileChanged
    /// A match cannot continue, because another one is in progress.
    case matchInProgress
    /// A match that has ended cannot continue, because another one has started since.
    case laterMatch
    /// The session of the caller expired, was signed out, or was replaced.
    case sessionExpired
    /// The system reported another error.
    case unavailable
}
