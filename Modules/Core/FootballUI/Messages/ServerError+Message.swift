package import Domain

extension ServerError {
    /// A sentence for the user: the cause, then the remedy.
    package var message: String {
        switch self {
        case .unreachable: "The server cannot be reached: check the connection, and try again."
        case .untrusted: "The server has no valid certificate: tell its administrator."
        case .missingLibrary:
            "libcurl cannot be loaded: install the package libcurl4, or build this program again."
        case .unsupported: "This server cannot do that: update it, or use another one."
        case .rejected: "The server has rejected the change: correct it, or update this program."
        case .failed: "The server cannot do this now: try again later."
        }
    }
}
