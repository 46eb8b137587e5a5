public import Domain

/// The reason why a storage cannot be opened.
public enum StorageOpenError: Error, Equatable, Sendable {
    /// Another process has opened it. Its identifier is nil if unknown.
    case inUse(process: Int32?)
    /// The files cannot be read or written.
    case storage(StorageError)
}
