package import Domain

extension TransferError {
    /// A sentence for the user: the cause, then the remedy.
    package var message: String {
        switch self {
        case .file(let error): error.message
        case .storage(let error): error.message
        }
    }
}
