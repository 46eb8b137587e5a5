import Cryptography
import Domain
import FoundationEssentials
import SQLite

/// The accounts in the database.
struct SQLiteAccounts: Accounts {
    let queue: DatabaseQueue
    let hasher: PasswordHasher
    let folding: any TextFolding
    let time: any TimeSource
    /// Waits before the check of a password.
    let sleep: @Sendable (Duration) async -> Void
    let turns = SignInTurns()

    func register(name: UserName, password: Password) async throws(AccountError) -> Session {
        let prepared = folding.prepare(password)
        if let error = prepared.newPasswordError { throw .newPassword(error) }
        do {
            let key = folding.identityKey(name.text)
            // Avoids a password hash for a name that is taken. The unique index decides if two
            // calls insert the same name.
            let known = try await queue.read { database throws(StorageError) in
                try UserStatements.variants(key, database)
            }
            if known.isEmpty, let session = try await create(name, key: key, prepared.password) {
                return session
            }
        } catch {
            throw .storage(error)
        }
        throw .nameTaken
    }

    func signIn(name: UserName, password: Password) async throws(AccountError) -> Session {
        let key = folding.identityKey(name.text)
        do {
            if let account = try await check(password, of: key) { return try await open(account) }
        } catch {
            throw .storage(error)
        }
        throw .wrongCredentials
    }

    func session(for token: SessionToken) async throws(StorageError) -> Session? {
        let hash = SessionSecret.hash(token)
        let sessions = SessionStatements(at: time.now())
        let found = try await queue.read { database throws(StorageError) in
            try sessions.find(hash, database)
        }
        guard let found else { return nil }
        if sessions.isNewUse(after: found.lastUsedAt) {
            // The session is valid even if its use cannot be stored.
            try? await queue.write { database throws(StorageError) in
                try sessions.storeUse(hash, database)
            }
        }
        return Session(user: found.user, token: token)
    }

    func signOut(_ session: Session) async throws(AccountError) {
        let hash = SessionSecret.hash(session.token)
        try await AccountError.converting(
            await queue.write { database throws(StorageError) in
                try SessionStatements.delete(hash, database)
            })
    }

    func signOutEverywhere(_ session: Session) async throws(AccountError) {
        let hash = SessionSecret.hash(session.token)
        try await AccountError.converting(
            await queue.write { database throws(StorageError) in
                try SessionStatements.deleteAll(withUserOf: hash, database)
            })
    }

    func sessions(of session: Session) async throws(AccountError) -> [SessionSummary] {
        let access = SessionGuard(session)
        let sessions = SessionStatements(at: time.now())
        let hash = SessionSecret.hash(session.token)
        return try await AccountError.converting(
            await queue.read { database throws(StorageError) in
                try sessions.all(of: try access.user(database), current: hash, database)
            })
    }

    func changePassword(
        of session: Session, from old: Password, to new: Password
    ) async throws(AccountError) {
        let prepared = folding.prepare(new)
        if let error = prepared.newPasswordError { throw .newPassword(error) }
        do {
            let key = folding.identityKey(session.user.name.text)
            if let account = try await check(old, of: key) {
                let hash = try await hasher.hash(prepared.password)
                return try await store(hash, for: account, in: session)
            }
        } catch {
            throw .storage(error)
        }
        throw .wrongCredentials
    }

    private func store(
        _ passwordHash: String, for account: CheckedAccount, in session: Session
    ) async throws(StorageError) {
        let access = SessionGuard(session)
        try await queue.write { database throws(StorageError) in
            // Two names can have the same key after a change of the folding.
            let user = try access.user(database)
            guard user == account.known.number else { throw .damaged }
            try account.prepare(database)
            try UserStatements.update(user, passwordHash: passwordHash, database)
            try SessionStatements.deleteAll(
                of: user, except: SessionSecret.hash(session.token), database)
        }
    }

    /// Creates an account and returns its first session, or nil if the name is taken.
    private func create(
        _ name: UserName, key: String, _ password: Password
    ) async throws(StorageError) -> Session? {
        let user = User(id: UUID(), name: name)
        let passwordHash = try await hasher.hash(password)
        let token = try SessionSecret.makeToken()
        let moment = time.now()
        return try await queue.write { database throws(StorageError) in
            let number = try UserStatements.insert(
                user, identityKey: key, passwordHash: passwordHash, at: moment, database)
            guard let number else { return nil }
            // Earlier attempts at this name must not delay its first owner.
            try SignInDelay(identityKey: key).reset(database)
            let hash = SessionSecret.hash(token)
            try SessionStatements(at: moment).insert(hash, user: number, database)
            return Session(user: user, token: token)
        }
    }

    /// Returns the account with an identity key, or nil if there is none or the password is wrong.
    private func check(
        _ password: Password, of key: String
    ) async throws(StorageError) -> CheckedAccount? {
        await turns.begin(key)
        do throws(StorageError) {
            let account = try await checkInTurn(password, of: key)
            await turns.end(key)
            return account
        } catch {
            await turns.end(key)
            throw error
        }
    }

    private func checkInTurn(
        _ password: Password, of key: String
    ) async throws(StorageError) -> CheckedAccount? {
        let delay = SignInDelay(identityKey: key)
        let now = time.now()
        let (wait, variants) = try await queue.write { database throws(StorageError) in
            (try delay.begin(at: now, database), try UserStatements.variants(key, database))
        }
        if wait > .zero {
            guard await turns.delay(key, { await sleep(wait) }) else { return nil }
        }
        // Without an account, the check takes as long as with one.
        guard !variants.isEmpty else {
            _ = try await verify(password, against: nil)
            return nil
        }
        // The password tells which variant is intact, and the key tells it of the name.
        let hasKey = variants.filter { folding.identityKey($0.user.name.text) == key }
        for known in hasKey + variants.filter({ !hasKey.contains($0) }) {
            guard let newHash = try await verify(password, against: known.passwordHash) else {
                continue
            }
            return CheckedAccount(
                known: known, identityKey: key, passwordHash: newHash, delay: delay)
        }
        return nil
    }

    /// Returns the hash to store for a right password, or nil for a wrong one.
    ///
    /// Versions before 3 of the schema hashed the typed bytes. So a password whose prepared form
    /// has other bytes is also checked as typed, whether or not the account exists.
    private func verify(
        _ password: Password, against hash: String?
    ) async throws(StorageError) -> String? {
        let prepared = folding.prepare(password).password
        let isPrepared = try await hasher.verify(prepared, against: hash)
        var isTyped = false
        if prepared != password { isTyped = try await hasher.verify(password, against: hash) }
        guard let hash, isPrepared || isTyped else { return nil }
        let isOutdated = await hasher.isOutdated(hash)
        return isPrepared && !isOutdated ? hash : try await hasher.hash(prepared)
    }

    private func open(_ account: CheckedAccount) async throws(StorageError) -> Session {
        let token = try SessionSecret.makeToken()
        let sessions = SessionStatements(at: time.now())
        try await queue.write { database throws(StorageError) in
            try account.store(database)
            try sessions.insert(SessionSecret.hash(token), user: account.known.number, database)
        }
        return Session(user: account.known.user, token: token)
    }
}

/// An account whose password was right.
private struct CheckedAccount: Sendable {
    let known: UserStatements.Credentials
    let identityKey: String
    /// The hash to store.
    let passwordHash: String
    let delay: SignInDelay

    /// Repairs a damaged account, and forgets the wrong passwords.
    func prepare(_ database: Database) throws(StorageError) {
        try UserStatements.repair(known, identityKey: identityKey, database)
        try delay.reset(database)
    }

    /// Stores a new hash.
    func store(_ database: Database) throws(StorageError) {
        try prepare(database)
        guard passwordHash != known.passwordHash else { return }
        try UserStatements.update(known.number, passwordHash: passwordHash, database)
    }
}
