/// The reason why an export or an import failed.
public enum TransferError: Error, Hashable, Sendable {
    /// The file cannot be read or written.
    case file(AccountFileError)
    /// The storage cannot be read or written.
    case storage(StorageError)

    /// The invalid parts of a file; none for other errors.
    public var issues: [ImportIssue] {
        if case .file(.invalid(let issues)) = self { issues } else { [] }
    }
}
