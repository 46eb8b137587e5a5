/// The reason why an export or an import failed.
public enum TransferError: Error, Hashable, Sendable {
    /// The file cannot be read or written.
    case file(AccountFileError)
    /// The storage cannot be read or written.
    case storage(StorageError)

    /// A sentence for the user: the cause, then the remedy.
    public var message: String {
        switch self {
        case .file(let error): error.message
        case .storage(let error): error.message
        }
    }
}
