/// Why a value could not be had. `verify()` finds all of these before anybody asks.
public enum ContainerError: Error, Hashable, Sendable {
    /// Nobody registered the type.
    case notRegistered(String)
    /// The type lives in a session, and none has been opened here.
    case outsideSession(String)
    /// The type needs itself, by this path.
    case cycle([String])
}
