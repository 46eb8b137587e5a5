/// The reason why a server does not do what an account asks for.
public enum ServerError: Error, Equatable, Sendable, CaseIterable {
    /// The server does not answer. A change may have been stored.
    case unreachable
    /// The server is not trusted, because its certificate is not valid for its name.
    case untrusted
    /// The library that connects to servers cannot be loaded.
    case missingLibrary
    /// The server has no such request.
    case unsupported
    /// The server has rejected a value.
    case rejected
    /// The server has failed, or its response cannot be read.
    case failed
}
