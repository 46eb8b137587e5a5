public import Domain
import FoundationEssentials
import Synchronization

/// Accounts that are kept in memory, with the rules of the real ones, except that wrong passwords
/// delay nothing.
public final class InMemoryAccounts: Accounts {
    /// The calls that `calls` counts, holds or lets fail.
    public enum Call: Hashable, Sendable {
        case register, signIn, session, signOut, changePassword, sessions, signOutEverywhere
    }

    private struct Account {
        let user: User
        let password: Password
    }

    private struct State {
        var accounts: [String: Account] = [:]
        var sessions: [SessionToken: User] = [:]
        var refusals: [AccountError] = []
    }

    /// The control over the calls of these accounts.
    public let calls = CallControl<Call>()
    private let folding: any TextFolding
    private let state = Mutex(State())

    /// Creates an empty set of accounts.
    public init(folding: any TextFolding = LowercaseFolding()) {
        self.folding = folding
    }

    /// The number of sessions that have not ended.
    public var sessionCount: Int { state.withLock { $0.sessions.count } }

    /// Returns whether a session has not ended, without counting a call.
    public func isSignedIn(_ session: Session) -> Bool {
        state.withLock { $0.sessions[session.token] != nil }
    }

    /// Adds an account, without counting a call.
    @discardableResult
    public func add(_ name: UserName, password: String) -> User {
        let user = User(id: UUID(), name: name)
        let key = folding.identityKey(name.text)
        state.withLock { $0.accounts[key] = Account(user: user, password: Password(password)) }
        return user
    }

    /// Adds a session of an account, without counting a call.
    ///
    /// - Returns: The session; nil if there is no account with the name.
    public func addSession(of name: UserName) -> Session? {
        let account = state.withLock { $0.accounts[folding.identityKey(name.text)] }
        return account.map { makeSession($0.user) }
    }

    /// Lets the next call but `session(for:)` fail, for example with `.wrongCredentials`.
    public func refuse(_ error: AccountError) {
        state.withLock { $0.refusals.append(error) }
    }

    /// Adds an account and signs in.
    ///
    /// - Throws: `.nameTaken`, an error of the new password, or a chosen error.
    public func register(
        name: UserName, password: Password
    ) async throws(AccountError) -> Session {
        try await enter(.register)
        let prepared = folding.prepare(password)
        if let error = prepared.newPasswordError { throw .newPassword(error) }
        let key = folding.identityKey(name.text)
        let user = User(id: UUID(), name: name)
        let isNew = state.withLock { state in
            guard state.accounts[key] == nil else { return false }
            state.accounts[key] = Account(user: user, password: prepared.password)
            return true
        }
        guard isNew else { throw .nameTaken }
        return makeSession(user)
    }

    /// Signs in.
    ///
    /// - Throws: `.wrongCredentials`, after any number of attempts.
    public func signIn(name: UserName, password: Password) async throws(AccountError) -> Session {
        try await enter(.signIn)
        let key = folding.identityKey(name.text)
        let account = state.withLock { $0.accounts[key] }
        guard let account, account.password == folding.prepare(password).password else {
            throw .wrongCredentials
        }
        return makeSession(account.user)
    }

    /// Returns the session of a token; nil after its end.
    public func session(for token: SessionToken) async throws(StorageError) -> Session? {
        try await calls.enter(.session)
        let user = state.withLock { $0.sessions[token] }
        return user.map { Session(user: $0, token: token) }
    }

    /// Ends one session. Other sessions of the same user continue.
    public func signOut(_ session: Session) async throws(AccountError) {
        try await enter(.signOut)
        state.withLock { $0.sessions[session.token] = nil }
    }

    /// Ends all sessions of the user.
    public func signOutEverywhere(_ session: Session) async throws(AccountError) {
        try await enter(.signOutEverywhere)
        state.withLock { state in
            state.sessions = state.sessions.filter { $0.value != session.user }
        }
    }

    /// Returns the sessions of the user, all with the same times.
    public func sessions(of session: Session) async throws(AccountError) -> [SessionSummary] {
        try await enter(.sessions)
        let count = state.withLock { state in
            state.sessions.values.count { $0 == session.user }
        }
        return (0..<count).map {
            SessionSummary(
                createdAt: 1_700_000_000_000, lastUsedAt: 1_700_003_600_000, isCurrent: $0 == 0)
        }
    }

    /// Replaces the password and ends the other sessions of the user.
    ///
    /// - Throws: `.wrongCredentials`, an error of the new password, or a chosen error.
    public func changePassword(
        of session: Session, from old: Password, to new: Password
    ) async throws(AccountError) {
        try await enter(.changePassword)
        let prepared = folding.prepare(new)
        if let error = prepared.newPasswordError { throw .newPassword(error) }
        let key = folding.identityKey(session.user.name.text)
        let typed = folding.prepare(old).password
        let isRight = state.withLock { state in
            guard state.accounts[key]?.password == typed else { return false }
            state.accounts[key] = Account(user: session.user, password: prepared.password)
            state.sessions = state.sessions.filter {
                $0.value != session.user || $0.key == session.token
            }
            return true
        }
        guard isRight else { throw .wrongCredentials }
    }

    private func enter(_ call: Call) async throws(AccountError) {
        try await AccountError.converting(await calls.enter(call))
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
