public import Domain
import Platform
import Synchronization

/// Accounts that are gone with the test. They follow the rules of the real ones, without the
/// lock-out: a test that needs one asks for it with `refuse`.
public final class InMemoryAccounts: Accounts {
    /// The calls that can be counted, held and made to fail.
    public enum Call: Hashable, Sendable {
        case register, signIn, session, signOut
    }

    private struct Account {
        let user: User
        let password: String
    }

    private struct State {
        var accounts: [String: Account] = [:]
        var sessions: [SessionToken: User] = [:]
        var refusals: [AccountError] = []
    }

    /// Counts the calls, holds them and makes them fail.
    public let calls = CallControl<Call>()
    private let folding: any TextFolding
    private let state = Mutex(State())

    /// Nobody has an account.
    public init(folding: any TextFolding = LowercaseFolding()) {
        self.folding = folding
    }

    /// How many sessions have not ended.
    public var sessionCount: Int { state.withLock { $0.sessions.count } }

    /// Whether this session has not ended, without a call.
    public func isSignedIn(_ session: Session) -> Bool {
        state.withLock { $0.sessions[session.token] != nil }
    }

    /// Makes an account as if it had been there before, without a call.
    @discardableResult
    public func add(_ name: UserName, password: String) -> User {
        let user = User(id: UUID(), name: name)
        let key = folding.identityKey(name.text)
        state.withLock { $0.accounts[key] = Account(user: user, password: password) }
        return user
    }

    /// Refuses the next register or sign-in, for example with `.locked(minutes: 15)`.
    public func refuse(_ error: AccountError) {
        state.withLock { $0.refusals.append(error) }
    }

    /// Ends every session, as if they had expired.
    public func expireSessions() {
        state.withLock { $0.sessions = [:] }
    }

    /// Refuses a name that is taken, and a password of a length that is not allowed.
    public func register(
        name: UserName, password: Password
    ) async throws(AccountError) -> Session {
        try await enter(.register)
        if let refusal = password.newAccountError { throw refusal }
        let key = folding.identityKey(name.text)
        let user = User(id: UUID(), name: name)
        let isNew = state.withLock { state in
            guard state.accounts[key] == nil else { return false }
            state.accounts[key] = Account(user: user, password: password.text)
            return true
        }
        guard isNew else { throw .nameTaken }
        return makeSession(user)
    }

    /// Refuses with `.wrongCredentials`, however often it is tried.
    public func signIn(name: UserName, password: Password) async throws(AccountError) -> Session {
        try await enter(.signIn)
        let key = folding.identityKey(name.text)
        let account = state.withLock { $0.accounts[key] }
        guard let account, account.password == password.text else { throw .wrongCredentials }
        return makeSession(account.user)
    }

    /// The session of a token, unless it has ended.
    public func session(for token: SessionToken) async throws(StorageError) -> Session? {
        try await calls.enter(.session)
        let user = state.withLock { $0.sessions[token] }
        return user.map { Session(user: $0, token: token) }
    }

    /// Ends one session and leaves the others.
    public func signOut(_ session: Session) async throws(StorageError) {
        try await calls.enter(.signOut)
        state.withLock { $0.sessions[session.token] = nil }
    }

    private func enter(_ call: Call) async throws(AccountError) {
        do {
            try await calls.enter(call)
        } catch {
            throw .storage(error)
        }
        let refusal = state.withLock { state in
            state.refusals.isEmpty ? nil : state.refusals.removeFirst()
        }
        if let refusal { throw refusal }
    }

    private func makeSession(_ user: User) -> Session {
        let session = Session(user: user, token: SessionToken("token-\(UUID().uuidString)"))
        state.withLock { $0.sessions[session.token] = user }
        return session
    }
}
