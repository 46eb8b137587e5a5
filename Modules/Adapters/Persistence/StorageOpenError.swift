public import Domain

/// Why the storage could not be opened.
public enum StorageOpenError: Error, Equatable, Sendable {
    /// Another runner uses the directory: the process with this number, if it is known.
    case inUse(process: Int32?)
    /// Anything else.
    case storage(StorageError)
}
