import Platform

/// The reason why a server cannot start.
public enum HTTPListenerError: Error, Equatable, Sendable {
    /// The text is not an address and a port.
    case invalidAddress(String)
    /// The address cannot be used, with the number of the system's error.
    case unavailable(String, Int32)
    /// libmicrohttpd does not start.
    case notStarted

    /// The cause, then the remedy.
    public var message: String {
        switch self {
        case .invalidAddress(let address):
            "“\(address)” is not an address; write for example 127.0.0.1:8080 or [::1]:8080."
        case .unavailable(let address, let error):
            "\(address) cannot be used (\(String(cString: strerror(error)))); choose another one."
        case .notStarted:
            "The server cannot start; check the certificate, the key and the number of threads."
        }
    }
}
