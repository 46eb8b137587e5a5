package import Domain

extension ServerAddressError {
    /// A sentence for the user: the cause, then the remedy. It omits the text, which can contain a
    /// password.
    package var message: String {
        switch self {
        case .invalid:
            "This is not the address of a server; write for example https://football.example.org."
        case .insecure(let host):
            "Without TLS, others can read your password; write https://\(host)."
        }
    }
}
