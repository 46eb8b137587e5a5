/// The reason why a text is not the address of a server.
public enum ServerAddressError: Error, Equatable, Sendable {
    /// The text is not a URL of a server.
    case invalid
    /// Without TLS, everybody between this device and the host could read the password.
    case insecure(host: String)
}
