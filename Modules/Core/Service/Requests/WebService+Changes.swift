import Domain
import Records
import ServiceAPI

/// The requests for the changes of an account.
extension WebService {
    /// The age of the stored use of a token after which a new one is stored, in milliseconds.
    private static let useInterval: Int64 = 60 * 60 * 1_000

    func changes(since version: ChangeVersion, _ request: HTTPRequest) -> HTTPAnswer {
        let token = request.bearerToken.map { secrets.digest($0) } ?? ""
        return read(request) { [self] connection, user throws(StorageError) in
            try storeUse(of: token, by: user, connection)
            guard let account = try Self.version(of: user, connection) else {
                return .unauthorized
            }
            let isKnown = version.epoch == account.epoch && version.number <= account.number
            guard isKnown || version == .start else { return .versionUnknown }
            let page = try ChangePage(
                after: version.number, account: account.number, of: user, connection)
            return .json(try page.json(epoch: account.epoch, connection))
        }
    }

    /// Answers with the version of the account, as soon as it is another one, or after nearly a
    /// minute.
    func nextChange(after version: ChangeVersion, _ request: HTTPRequest) -> HTTPAnswer {
        let token = request.bearerToken.map { secrets.digest($0) } ?? ""
        return checked(request) { [self] user in
            .later { [self] in
                await waits.wait(for: user, token: token, after: version)
                // The token can have ended meanwhile.
                return await read(request) { [self] connection, user throws(StorageError) in
                    try storeUse(of: token, by: user, connection)
                    guard let account = try Self.version(of: user, connection) else {
                        return .unauthorized
                    }
                    var json = JSONWriter()
                    json.object { $0.field("version", account.description) }
                    return .json(json)
                }.response
            }
        }
    }

    private static func version(
        of user: Int64, _ connection: any SQLConnection
    ) throws(StorageError) -> ChangeVersion? {
        try connection.first(
            "SELECT epoch, version FROM users WHERE number = $1", [.integer(user)]
        ) { row throws(StorageError) in
            ChangeVersion(epoch: try row.integer(0) ?? 1, number: try row.integer(1) ?? 0)
        }
    }

    /// Prolongs the time of a token that is in use. The request does not wait for it.
    private func storeUse(
        of token: String, by user: Int64, _ connection: any SQLConnection
    ) throws(StorageError) {
        let now = time.now().wall
        let lastUse = try connection.integer(
            "SELECT last_used_at FROM tokens WHERE hash = $1", [.text(token)])
        guard let lastUse, now - lastUse >= Self.useInterval else { return }
        Task { [database] in
            // The token is valid even if its use cannot be stored.
            try? await database.write(for: user) { connection throws(StorageError) in
                try connection.queue(
                    "UPDATE tokens SET last_used_at = $1, expires_at = $2 WHERE hash = $3",
                    [.integer(now), .integer(now + Self.tokenLifetime), .text(token)])
            }
        }
    }
}
