import Domain

/// The outcome of the check of a password.
enum PasswordCheck: Sendable {
    /// There were too many attempts. The next one is allowed after this time.
    case early(Duration)
    case wrong
    /// The caller ends the count of the attempt.
    case right(KnownUser, SignInLimit)
}

extension WebService {
    /// Checks the password of the user with an identity key, and counts the attempt.
    func check(
        _ password: Password, of key: String, from address: String
    ) async throws(StorageError) -> PasswordCheck {
        let (secrets, now) = (self.secrets, time.now().wall)
        let (limit, wait, known) = try await database.write(for: nil) {
            connection throws(StorageError) in
            let known = try KnownUser(key, connection)
            var limit = SignInLimit(
                name: key, user: known?.id, address: address, digest: secrets.digest)
            let wait = try limit.begin(at: now, connection)
            return (limit, wait, known)
        }
        if let wait { return .early(wait) }
        let isRight = try await counting(limit) { [limit] () throws(StorageError) in
            // The check takes as long for an unknown user.
            try await passwords.verify(
                folding.prepare(password).password, against: known?.passwordHash,
                for: limit.hashRequest)
        }
        guard isRight, let known else { return .wrong }
        return .right(known, limit)
    }

    /// Performs a part of an attempt, and takes the attempt back if it fails.
    func counting<Value: Sendable>(
        _ limit: SignInLimit, _ work: () async throws(StorageError) -> Value
    ) async throws(StorageError) -> Value {
        do throws(StorageError) {
            return try await work()
        } catch {
            try await database.write(for: nil) { connection throws(StorageError) in
                try limit.cancel(connection)
            }
            throw error
        }
    }
}
