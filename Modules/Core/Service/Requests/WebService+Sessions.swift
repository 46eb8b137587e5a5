import Domain
import Records
import ServiceAPI

/// The requests for the sessions and the password of a user.
extension WebService {
    func sessions(_ request: HTTPRequest) -> HTTPAnswer {
        let current = request.bearerToken.map { secrets.digest($0) }
        let now = time.now().wall
        return read(request) { connection, user throws(StorageError) in
            var json = JSONWriter()
            try json.array { json throws(StorageError) in
                try connection.run(
                    """
                    SELECT hash, created_at, last_used_at FROM tokens
                    WHERE user_number = $1 AND expires_at > $2 ORDER BY last_used_at DESC, hash
                    """, [.integer(user), .integer(now)]
                ) { row throws(StorageError) in
                    let isCurrent = try row.text(0) == current
                    let (createdAt, lastUsedAt) = (try row.integer(1), try row.integer(2))
                    json.object {
                        $0.field("createdAt", createdAt)
                        $0.field("lastUsedAt", lastUsedAt)
                        $0.field("isCurrent", isCurrent)
                    }
                }
            }
            return .json(json)
        }
    }

    func signOutEverywhere(_ request: HTTPRequest) -> HTTPAnswer {
        write(request) { connection, user throws(StorageError) in
            try connection.queue("DELETE FROM tokens WHERE user_number = $1", [.integer(user)])
            return .done
        }
    }

    func changePassword(_ request: HTTPRequest) -> HTTPAnswer {
        checked(request) { [self] _ in
            do throws(InvalidRequest) {
                let body = try request.decoded(PasswordBody.self)
                let new = folding.prepare(Password(body.newPassword))
                if let error = new.newPasswordError { return .now(.invalid(error)) }
                return change(Password(body.oldPassword), to: new.password, request)
            } catch {
                return .now(error.response)
            }
        }
    }

    private func change(
        _ old: Password, to new: Password, _ request: HTTPRequest
    ) -> HTTPAnswer {
        let token = request.bearerToken.map { secrets.digest($0) } ?? ""
        return later { [self] () throws(StorageError) in
            let key = try await database.write(for: nil) { connection throws(StorageError) in
                try connection.first(
                    """
                    SELECT identity_key FROM users JOIN tokens ON user_number = number
                    WHERE hash = $1
                    """, [.text(token)]
                ) { row throws(StorageError) in try row.text(0) }
            }
            guard let key else { return .unauthorized }
            switch try await check(old, of: key, from: request.address) {
            case .early(let wait): return .tooManyAttempts(retryAfter: wait)
            case .wrong: return .wrongOldPassword
            case .right(let user, let limit):
                return try await store(new, for: user, limit, keeping: token)
            }
        }
    }

    /// Stores a new password, and ends the other sessions of the user.
    private func store(
        _ password: Password, for user: KnownUser, _ limit: SignInLimit, keeping token: String
    ) async throws(StorageError) -> HTTPResponse {
        let hash = try await counting(limit) { () throws(StorageError) in
            try await passwords.hash(password, for: limit.hashRequest)
        }
        let now = time.now().wall
        return try await database.write(for: nil) { connection throws(StorageError) in
            try limit.succeed(at: now, connection)
            let count = try connection.run(
                "UPDATE users SET password_hash = $1 WHERE number = $2 AND password_hash = $3",
                [.text(hash), .integer(user.number), .text(user.passwordHash)])
            // Meanwhile the user may have been deleted, or have another password.
            guard count == 1 else { return .wrongOldPassword }
            try connection.queue(
                "DELETE FROM tokens WHERE user_number = $1 AND hash <> $2",
                [.integer(user.number), .text(token)])
            return .done
        }
    }
}
