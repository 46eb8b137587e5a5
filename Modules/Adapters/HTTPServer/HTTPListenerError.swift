import Glibc

/// The reason why a server cannot start.
public enum HTTPListenerError: Error, Equatable, Sendable {
    /// The text is not an address and a port.
    case invalidAddress(String)
    /// The system does not know the name in the address.
    case unknownHost(String, reason: String)
    /// The address cannot be used, with the number of the system's error.
    case unavailable(String, Int32)
    /// The certificate or the key cannot be read, or they do not belong together.
    case invalidCertificate
    /// The process may not open enough files.
    case tooFewDescriptors(needed: Int)
    /// The system has no memory or threads, with the number of its error.
    case notStarted(Int32)

    /// The cause, then the remedy.
    public var message: String {
        switch self {
        case .invalidAddress(let address):
            "“\(address)” is not an address; write for example 127.0.0.1:8080 or [::1]:8080."
        case .unknownHost(let address, let reason):
            "The name in “\(address)” is not known (\(reason)); correct it, or write an address such as "
                + "127.0.0.1:8080 or [::1]:8080."
        case .unavailable(let address, let error):
            "\(address) cannot be used (\(String(cString: strerror(error)))); choose another one."
        case .invalidCertificate:
            "The certificate and the key cannot be used; check that both are in the PEM format and "
                + "belong together."
        case .tooFewDescriptors(let needed):
            "The limit for open files is too small; allow at least \(needed), such as with ulimit -n."
        case .notStarted(let error):
            "The server cannot start (\(String(cString: strerror(error)))); use fewer threads."
        }
    }
}
