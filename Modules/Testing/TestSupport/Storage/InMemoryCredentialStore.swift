public import Domain
import Synchronization

/// Remembers for as long as the test runs.
public final class InMemoryCredentialStore: CredentialStore {
    /// The calls that can be counted, held and made to fail.
    public enum Call: Hashable, Sendable {
        case savedUserName, saveUserName, savedToken, saveToken
    }

    private struct State {
        var name: UserName?
        var token: SessionToken?
    }

    /// Counts the calls, holds them and makes them fail.
    public let calls = CallControl<Call>()
    private let state: Mutex<State>

    /// - Parameters:
    ///   - name: what an earlier run has remembered.
    ///   - token: what an earlier run has kept.
    public init(name: UserName? = nil, token: SessionToken? = nil) {
        state = Mutex(State(name: name, token: token))
    }

    /// What is remembered now, without a call.
    public var name: UserName? { state.withLock { $0.name } }
    /// What is kept now, without a call.
    public var token: SessionToken? { state.withLock { $0.token } }

    /// What was remembered last.
    public func savedUserName() async throws(StorageError) -> UserName? {
        try await calls.enter(.savedUserName)
        return name
    }

    /// Forgets the name when it is nil.
    public func saveUserName(_ name: UserName?) async throws(StorageError) {
        try await calls.enter(.saveUserName)
        state.withLock { $0.name = name }
    }

    /// What was kept last.
    public func savedToken() async throws(StorageError) -> SessionToken? {
        try await calls.enter(.savedToken)
        return token
    }

    /// Forgets the token when it is nil.
    public func saveToken(_ token: SessionToken?) async throws(StorageError) {
        try await calls.enter(.saveToken)
        state.withLock { $0.token = token }
    }
}
