package import Domain

extension ServerAddressError {
    /// A sentence for the user: the cause, then the remedy. It omits the text, which can contain a
    /// password.
    package var message: String {
        switch self {
        case .invalid:
            MessageStrings.invalidAddress
        case .insecure(let host):
            MessageStrings.insecureAddress(host)
        }
    }
}
