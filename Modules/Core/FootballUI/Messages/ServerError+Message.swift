package import Domain

extension ServerError {
    /// A sentence for the user: the cause, then the remedy.
    package var message: String {
        switch self {
        case .unreachable: MessageStrings.unreachable
        case .untrusted: MessageStrings.untrusted
        case .missingLibrary: MessageStrings.missingLibrary
        case .unsupported: MessageStrings.unsupportedServer
        case .rejected: MessageStrings.rejectedChange
        case .failed: MessageStrings.serverFailed
        }
    }
}
