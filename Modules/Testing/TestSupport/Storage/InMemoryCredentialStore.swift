public import Domain
import Synchronization

/// A store that keeps the user name and the session token in memory.
public final class InMemoryCredentialStore: CredentialStore {
    /// The calls that `calls` counts, holds or lets fail.
    public enum Call: Hashable, Sendable {
        case savedUserName, saveUserName, savedToken, saveToken
    }

    private struct State {
        var name: UserName?
        var token: SessionToken?
    }

    /// The control over the calls of this store.
    public let calls = CallControl<Call>()
    private let state: Mutex<State>

    /// Creates a store with the name and the token that an earlier run has saved.
    public init(name: UserName? = nil, token: SessionToken? = nil) {
        state = Mutex(State(name: name, token: token))
    }

    /// The stored user name. Reading it does not count as a call.
    public var name: UserName? { state.withLock { $0.name } }
    /// The stored session token. Reading it does not count as a call.
    public var token: SessionToken? { state.withLock { $0.token } }

    /// Returns the stored user name.
    public func savedUserName() async throws(StorageError) -> UserName? {
        try await calls.enter(.savedUserName)
        return name
    }

    /// Replaces the stored user name; nil removes it.
    public func saveUserName(_ name: UserName?) async throws(StorageError) {
        try await calls.enter(.saveUserName)
        state.withLock { $0.name = name }
    }

    /// Returns the stored session token.
    public func savedToken() async throws(StorageError) -> SessionToken? {
        try await calls.enter(.savedToken)
        return token
    }

    /// Replaces the stored session token; nil removes it.
    public func saveToken(_ token: SessionToken?) async throws(StorageError) {
        try await calls.enter(.saveToken)
        state.withLock { $0.token = token }
    }
}
