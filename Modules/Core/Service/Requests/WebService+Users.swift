import Domain
import FoundationEssentials
import Records
import ServiceAPI

/// The requests for users.
extension WebService {
    func createUser(_ request: HTTPRequest) -> HTTPAnswer {
        let user: NewUser
        do throws(InvalidRequest) {
            user = try NewUser(try request.decoded(UserBody.self), folding)
        } catch {
            return .now(error.response)
        }
        let limit = RegistrationLimit(address: request.address, digest: secrets.digest)
        return later { [database, passwords, time] () throws(StorageError) in
            let now = time.now().wall
            let (wait, known) = try await database.write(for: nil) {
                connection throws(StorageError) in
                (try limit.begin(at: now, connection), try KnownUser(user.identityKey, connection))
            }
            if let wait { return .tooManyAttempts(retryAfter: wait) }
            // A name that is taken costs no password hash.
            guard known == nil else { return .nameTaken }
            let hash = try await passwords.hash(user.password, for: limit.hashRequest)
            return try await database.write(for: nil) { connection throws(StorageError) in
                let count = try connection.run(
                    """
                    INSERT INTO users (id, name, identity_key, password_hash)
                    VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING
                    """,
                    [
                        .text(user.id.uuidString), .text(user.name), .text(user.identityKey),
                        .text(hash),
                    ])
                return count == 1 ? .created(.user(user.id)) : .nameTaken
            }
        }
    }

    func users(_ request: HTTPRequest) -> HTTPAnswer {
        read(request) { connection, user throws(StorageError) in
            var json = JSONWriter()
            try json.array { json throws(StorageError) in
                try connection.run(
                    "SELECT id, name FROM users WHERE number = $1", [.integer(user)]
                ) { row throws(StorageError) in try json.user(row) }
            }
            return .json(json)
        }
    }

    func user(_ id: UUID) -> HTTPAnswer {
        answer(
            database.read(inTransaction: false) { connection throws(StorageError) in
                try connection.first(
                    "SELECT id, name FROM users WHERE id = $1", [.text(id.uuidString)]
                ) { row throws(StorageError) in
                    var json = JSONWriter()
                    try json.user(row)
                    return .json(json)
                } ?? .notFound
            })
    }

    func deleteUser(_ request: HTTPRequest) -> HTTPAnswer {
        write(request) { connection, user throws(StorageError) in
            // The rows of the other tables go with the user.
            try connection.queue("DELETE FROM users WHERE number = $1", [.integer(user)])
            return .done
        }
    }
}

/// A user who registers with a valid name and password.
private struct NewUser: Sendable {
    let id = UUID()
    let name: String
    let identityKey: String
    let password: Password

    init(_ body: UserBody, _ folding: any TextFolding) throws(InvalidRequest) {
        guard let name = UserName(body.username) else {
            throw InvalidRequest(
                response: .invalid("A username has 1 to \(UserName.maximumLength) characters."))
        }
        // Basic authentication ends the name at the first colon.
        guard !name.text.contains(":") else {
            throw InvalidRequest(response: .invalid("A username has no colon."))
        }
        let prepared = folding.prepare(Password(body.password))
        if let error = prepared.newPasswordError {
            throw InvalidRequest(response: .invalid(error))
        }
        self.name = name.text
        identityKey = folding.identityKey(name.text)
        password = prepared.password
    }
}

extension JSONWriter {
    fileprivate mutating func user(_ row: any SQLRow) throws(StorageError) {
        let (id, name) = (try row.utf8(0), try row.utf8(1))
        object {
            $0.field("id", utf8: id)
            $0.field("username", utf8: name)
        }
    }
}
