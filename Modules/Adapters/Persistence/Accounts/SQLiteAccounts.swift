import Domain
import Platform

/// The accounts in the database.
struct SQLiteAccounts: Accounts {
    let queue: DatabaseQueue
    let hasher: PasswordHasher
    let folding: any TextFolding
    let time: any TimeSource

    func register(name: UserName, password: Password) async throws(AccountError) -> Session {
        if let error = password.newAccountError { throw error }
        do {
            let key = folding.identityKey(name.text)
            // Avoids a password hash for a name that is taken. The unique index decides if two
            // calls insert the same name.
            let known = try await queue.read { database throws(StorageError) in
                try UserStatements.find(key, database)
            }
            if known == nil, let session = try await create(name, key: key, password) {
                return session
            }
        } catch {
            throw .storage(error)
        }
        throw .nameTaken
    }

    func signIn(name: UserName, password: Password) async throws(AccountError) -> Session {
        let session: Session?
        let lockedMinutes: Int?
        do {
            (session, lockedMinutes) = try await attempt(folding.identityKey(name.text), password)
        } catch {
            throw .storage(error)
        }
        if let lockedMinutes { throw .locked(minutes: lockedMinutes) }
        guard let session else { throw .wrongCredentials }
        return session
    }

    func session(for token: SessionToken) async throws(StorageError) -> Session? {
        let hash = SessionSecret.hash(token)
        let sessions = SessionStatements(at: time.now())
        let found = try await queue.read { database throws(StorageError) in
            try sessions.find(hash, database)
        }
        guard let found else { return nil }
        if sessions.needsExtension(expiresAt: found.expiresAt) {
            // The session is valid even if its extension cannot be stored.
            try? await queue.write { database throws(StorageError) in
                try sessions.extend(hash, database)
            }
        }
        return Session(user: found.user, token: token)
    }

    func signOut(_ session: Session) async throws(StorageError) {
        let hash = SessionSecret.hash(session.token)
        try await queue.write { database throws(StorageError) in
            try SessionStatements.delete(hash, database)
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
            // Earlier attempts at this name must not lock its first owner out.
            try Lockout(identityKey: key, at: moment).reset(database)
            let hash = SessionSecret.hash(token)
            try SessionStatements(at: moment).insert(hash, user: number, database)
            return Session(user: user, token: token)
        }
    }

    /// Returns a session if the password is right, or the remaining minutes if the name is locked.
    private func attempt(
        _ key: String, _ password: Password
    ) async throws(StorageError) -> (Session?, lockedMinutes: Int?) {
        let lockout = Lockout(identityKey: key, at: time.now())
        let (minutes, known) = try await queue.write { database throws(StorageError) in
            (try lockout.begin(database), try UserStatements.find(key, database))
        }
        if let minutes { return (nil, minutes) }
        let isRight = try await hasher.verify(password, against: known?.passwordHash)
        guard let known, isRight else { return (nil, nil) }
        var newHash: String?
        if await hasher.isOutdated(known.passwordHash) { newHash = try await hasher.hash(password) }
        return (try await open(known, newHash: newHash, lockout), nil)
    }

    private func open(
        _ known: UserStatements.Credentials, newHash: String?, _ lockout: Lockout
    ) async throws(StorageError) -> Session {
        let token = try SessionSecret.makeToken()
        let sessions = SessionStatements(at: time.now())
        try await queue.write { database throws(StorageError) in
            try lockout.reset(database)
            if let newHash {
                try database.run(
                    "UPDATE users SET password_hash = ? WHERE number = ?",
                    [.text(newHash), .integer(known.number)])
            }
            try sessions.insert(SessionSecret.hash(token), user: known.number, database)
        }
        return Session(user: known.user, token: token)
    }
}
