/// The reason why a text is not the address of a server.
public enum ServerAddressError: Error, Equatable, Sendable {
    /// The text is not a URL of a server. The message omits it, because it can contain a password.
    case invalid
    /// Without TLS, everybody between this device and the host could read the password.
    case insecure(host: String)

    /// The cause, then the remedy.
    public var message: String {
        switch self {
        case .invalid:
            "This is not the address of a server; write for example https://football.example.org."
        case .insecure(let host):
            "Without TLS, others can read your password; write https://\(host)."
        }
    }
}
