import Domain
import FoundationEssentials
import Records
import ServiceAPI

/// The requests for tokens.
extension WebService {
    /// The time from the last stored use of a token to its end, in milliseconds.
    static let tokenLifetime: Int64 = 30 * 24 * 60 * 60 * 1_000

    func signIn(_ request: HTTPRequest) -> HTTPAnswer {
        guard let credentials = request.basicCredentials else { return .now(.wrongCredentials) }
        let key = folding.identityKey(UserName(credentials.name)?.text ?? credentials.name)
        return later { [self] () throws(StorageError) in
            let now = time.now().wall
            let check = try await check(
                credentials.password, of: key, from: request.address)
            let (known, limit): (KnownUser, SignInLimit)
            switch check {
            case .early(let wait): return .tooManyAttempts(retryAfter: wait)
            case .wrong: return .wrongCredentials
            case .right(let user, let attempt): (known, limit) = (user, attempt)
            }
            let token = try secrets.makeToken()
            let hash = secrets.digest(token)
            let isStored = try await database.write(for: nil) { connection throws(StorageError) in
                try limit.succeed(at: now, connection)
                try connection.queue("DELETE FROM tokens WHERE expires_at <= $1", [.integer(now)])
                // The user may have been deleted meanwhile.
                return try connection.run(
                    """
                    INSERT INTO tokens (expires_at, created_at, last_used_at, hash, user_number)
                    SELECT CAST($1 AS BIGINT), CAST($2 AS BIGINT), CAST($3 AS BIGINT), $4, number
                    FROM users WHERE number = $5
                    """,
                    [
                        .integer(now + Self.tokenLifetime), .integer(now), .integer(now),
                        .text(hash), .integer(known.number),
                    ])
                    == 1
            }
            guard isStored else { return .wrongCredentials }
            var json = JSONWriter()
            json.object {
                $0.field("token", token)
                $0.field("userID", known.id)
            }
            return .json(json)
        }
    }

    func signOut(_ request: HTTPRequest) -> HTTPAnswer {
        let hash = request.bearerToken.map { secrets.digest($0) } ?? ""
        return write(request) { connection, _ throws(StorageError) in
            try connection.queue("DELETE FROM tokens WHERE hash = $1", [.text(hash)])
            return .done
        }
    }
}

/// A registered user with the data for a sign-in.
struct KnownUser: Sendable {
    let number: Int64
    let id: String
    let passwordHash: String

    /// Reads the user with an identity key; nil if there is none.
    init?(_ identityKey: String, _ connection: any SQLConnection) throws(StorageError) {
        let found = try connection.first(
            "SELECT number, id, password_hash FROM users WHERE identity_key = $1",
            [.text(identityKey)]
        ) { row throws(StorageError) in (try row.integer(0), try row.text(1), try row.text(2)) }
        guard let found, let number = found.0 else { return nil }
        (self.number, id, passwordHash) = (number, found.1, found.2)
    }
}

extension HTTPRequest {
    /// The name and the password of `Basic` authentication.
    var basicCredentials: (name: String, password: Password)? {
        guard let text = credentials(scheme: "basic"), let data = Data(base64Encoded: String(text)),
            let colon = data.firstIndex(of: UInt8(ascii: ":")),
            let name = String(validating: data[..<colon], as: UTF8.self)
        else { return nil }
        return (name, Password(utf8: Array(data[(colon + 1)...])))
    }
}
