import Domain
import FoundationEssentials
import Records
import ServiceAPI

extension WebService {
    /// Answers from one state of the database, for the user of the token.
    func read(
        _ request: HTTPRequest,
        _ work:
            @escaping @Sendable (any SQLConnection, _ user: Int64) throws(StorageError) ->
            HTTPResponse
    ) -> HTTPAnswer {
        guard let access = access(of: request) else { return .now(.unauthorized) }
        return answer(
            database.read(inTransaction: true) { connection throws(StorageError) in
                guard let user = try access.user(connection) else { return .unauthorized }
                return try work(connection, user)
            })
    }

    func answer(_ read: SQLRead<HTTPResponse>) -> HTTPAnswer {
        switch read {
        case .now(.success(let response)): .now(response)
        case .now(.failure(let error)): .now(HTTPResponse(error))
        case .later(let work): later(work)
        }
    }

    /// Answers a request only if its token is valid.
    ///
    /// - Parameter answer: A closure that receives the number of the token's user.
    func checked(
        _ request: HTTPRequest, then answer: @escaping @Sendable (_ user: Int64) -> HTTPAnswer
    ) -> HTTPAnswer {
        guard let access = access(of: request) else { return .now(.unauthorized) }
        let check = database.read(inTransaction: false) { connection throws(StorageError) in
            try access.user(connection)
        }
        switch check {
        case .now(.success(let user)): return user.map(answer) ?? .now(.unauthorized)
        case .now(.failure(let error)): return .now(HTTPResponse(error))
        case .later(let check):
            return later { () throws(StorageError) in
                await (try await check()).map(answer)?.response ?? .unauthorized
            }
        }
    }

    /// Changes the database for the user of the token.
    func write(
        _ request: HTTPRequest,
        _ work:
            @escaping @Sendable (any SQLConnection, _ user: Int64) throws(StorageError) ->
            HTTPResponse
    ) -> HTTPAnswer {
        guard let access = access(of: request) else { return .now(.unauthorized) }
        let change = { @Sendable [self] user in self.change(access, of: user, work) { $0 } }
        if let user = tokens.user(of: access.hash) { return change(user) }
        // Requests without a valid token must not wait for the writes of others, nor delay them.
        return checked(request, then: change)
    }

    /// Changes the database for the user of the token by means of a JSON body.
    ///
    /// - Parameters:
    ///   - missing: The value of a request without a body; nil if a body is needed.
    ///   - validate: A closure that returns the values of the body, or throws the response to a
    ///     body that violates a rule.
    func write<Body: Decodable & Sendable, Values: Sendable>(
        _ request: HTTPRequest, _ body: Body.Type, missing: Body? = nil,
        validate: @escaping @Sendable (Body) throws(InvalidRequest) -> Values,
        _ work:
            @escaping @Sendable (any SQLConnection, _ user: Int64, Values) throws(StorageError) ->
            HTTPResponse
    ) -> HTTPAnswer {
        write(request, body, missing: missing, validate: validate, work) { $0 }
    }

    /// Changes the database for the user of the token by means of a JSON body.
    ///
    /// - Parameters:
    ///   - missing: The value of a request without a body; nil if a body is needed.
    ///   - validate: A closure that returns the values of the body, or throws the response to a
    ///     body that violates a rule.
    ///   - committed: A closure that receives the result of `work` after the commit.
    func write<Body: Decodable & Sendable, Values: Sendable, Result: Sendable>(
        _ request: HTTPRequest, _ body: Body.Type, limit: Int = usualBodyLimit,
        missing: Body? = nil,
        validate: @escaping @Sendable (Body) throws(InvalidRequest) -> Values,
        _ work:
            @escaping @Sendable (any SQLConnection, _ user: Int64, Values) throws(StorageError) ->
            Result,
        committed: @escaping @Sendable (Result) -> HTTPResponse
    ) -> HTTPAnswer {
        guard let access = access(of: request) else { return .now(.unauthorized) }
        let change = { @Sendable [self] (user: Int64) throws(InvalidRequest) in
            let values = try validate(try request.decoded(body, limit: limit, missing: missing))
            return self.change(access, of: user) { connection, user throws(StorageError) in
                try work(connection, user, values)
            } committed: {
                committed($0)
            }
        }
        if let user = tokens.user(of: access.hash), let answer = try? change(user) { return answer }
        return checked(request) { user in
            do throws(InvalidRequest) {
                return try change(user)
            } catch {
                return .now(error.response)
            }
        }
    }

    /// Changes the database if the token is still one of the user.
    private func change<Result: Sendable>(
        _ access: TokenAccess, of user: Int64,
        _ work:
            @escaping @Sendable (any SQLConnection, _ user: Int64) throws(StorageError) -> Result,
        committed: @escaping @Sendable (Result) -> HTTPResponse
    ) -> HTTPAnswer {
        later { [self] () throws(StorageError) in
            do throws(StorageError) {
                let result = try await database.write(for: user) {
                    connection throws(StorageError) in
                    try access.require(user, connection)
                    return try work(connection, user)
                }
                tokens.add(user, of: access.hash)
                return committed(result)
            } catch .notFound {
                tokens.remove(access.hash)
                return .unauthorized
            }
        }
    }

    func later(
        _ work: @escaping @Sendable () async throws(StorageError) -> HTTPResponse
    ) -> HTTPAnswer {
        .later {
            do throws(StorageError) {
                return try await work()
            } catch {
                return HTTPResponse(error)
            }
        }
    }

    private func access(of request: HTTPRequest) -> TokenAccess? {
        request.bearerToken.map { TokenAccess(hash: secrets.digest($0), now: time.now().wall) }
    }
}

/// The access of a request with a token.
struct TokenAccess: Sendable {
    let hash: String
    /// Milliseconds since 1970.
    let now: Int64

    /// Returns the number of the token's user, or nil if the token is not valid.
    func user(_ connection: any SQLConnection) throws(StorageError) -> Int64? {
        try connection.integer(
            "SELECT user_number FROM tokens WHERE hash = $1 AND expires_at > $2",
            [.text(hash), .integer(now)])
    }

    /// Lets the transaction fail with `.notFound` unless the token is valid and one of the user.
    func require(_ user: Int64, _ connection: any SQLConnection) throws(StorageError) {
        try connection.require(
            """
            SELECT user_number FROM tokens
            WHERE hash = $1 AND expires_at > $2 AND user_number = $3
            """, [.text(hash), .integer(now), .integer(user)])
    }
}

/// The error of a request whose body cannot be used.
struct InvalidRequest: Error {
    let response: HTTPResponse
}

extension HTTPRequest {
    /// The token of `Bearer` authentication.
    var bearerToken: String? { credentials(scheme: "bearer").map { String($0) } }

    /// Returns the header field `Authorization` without its scheme, which is given in lower case.
    func credentials(scheme: String) -> Substring? {
        guard let parts = authorization?.split(separator: " ", maxSplits: 1), parts.count == 2,
            parts[0].lowercased() == scheme
        else { return nil }
        return parts[1].drop { $0 == " " }
    }

    /// Returns the JSON in the body. Unknown fields are ignored.
    ///
    /// - Parameters:
    ///   - limit: The largest number of bytes.
    ///   - missing: The value of a request without a body; nil if a body is needed.
    func decoded<Body: Decodable>(
        _: Body.Type, limit: Int = WebService.usualBodyLimit, missing: Body? = nil
    ) throws(InvalidRequest) -> Body {
        guard body.count <= limit else { throw InvalidRequest(response: .tooLarge) }
        if let missing, body.isEmpty, contentType == nil { return missing }
        let type = contentType?.prefix { $0 != ";" && $0 != " " }
        guard type?.lowercased() == "application/json" else {
            throw InvalidRequest(response: .wrongContentType)
        }
        guard !isEncoded else { throw InvalidRequest(response: .encoded) }
        guard JSONSyntax.isStrict(body) else { throw InvalidRequest(response: .malformed) }
        do {
            return try JSONDecoder().decode(Body.self, from: Data(body))
        } catch is InvalidRecordChangeError {
            throw InvalidRequest(
                response: .invalid(
                    """
                    A change has a counter from 0 on, and at most \(ArchivedRecord.fieldLimit) fields. Names \
                    of kinds and fields are a lower case letter and up to 39 letters and digits, and not \
                    reserved.
                    """))
        } catch {
            throw InvalidRequest(response: .malformed)
        }
    }
}
