import Domain
import FoundationEssentials
import ServiceAPI

/// The accounts of a server. Their replicas on this device keep the sessions, so that a start needs
/// no connection.
struct RemoteAccounts: Accounts {
    let server: ServerConnection
    let replicas: any AccountReplicas
    /// The accounts of the storage with the replicas.
    let accounts: any Accounts
    let current: CurrentAccount
    let folding: any TextFolding

    func register(name: UserName, password: Password) async throws(AccountError) -> Session {
        if let error = folding.prepare(password).newPasswordError { throw .newPassword(error) }
        // Otherwise the account would be on a server with which this app cannot work.
        try await server.check()
        let body = UserBody(username: name.text, password: password.text)
        let response = try await server.send(
            ServerRequest(
                method: "POST", path: APIRoute.createUser.path, body: ServerRequest.json(body)))
        switch response.status {
        // A new account has no data to wait for.
        case 200..<300: return try await signIn(name, password, receives: false)
        case 409: throw .nameTaken
        default: throw response.error
        }
    }

    func signIn(name: UserName, password: Password) async throws(AccountError) -> Session {
        try await signIn(name, password, receives: true)
    }

    /// - Parameter receives: Whether the first session on this device waits for the data of the
    ///   account.
    private func signIn(
        _ name: UserName, _ password: Password, receives: Bool
    ) async throws(AccountError) -> Session {
        let credentials = Data("\(name.text):\(password.text)".utf8).base64EncodedString()
        let response = try await server.send(
            ServerRequest(
                method: "POST", path: APIRoute.signIn.path,
                authorization: "Basic \(credentials)"))
        guard response.status != 401 else { throw .wrongCredentials }
        let token: TokenResponse = try response.decoded()
        let session = Session(
            user: User(id: token.userID, name: name), token: SessionToken(token.token))
        do throws(AccountError) {
            try await AccountError.converting(await replicas.open(session))
            if receives,
                try await AccountError.converting(await replicas.version(of: session)) == nil
            {
                try await current.account(of: session).exchange()
            }
            return session
        } catch {
            await abandon(session)
            throw error
        }
    }

    /// Ends a session on this device, and on the server if that is possible.
    func abandon(_ session: Session) async {
        try? await end(session, .signOut)
        try? await close(session)
    }

    func session(for token: SessionToken) async throws(StorageError) -> Session? {
        try await accounts.session(for: token)
    }

    func changePassword(
        of session: Session, from old: Password, to new: Password
    ) async throws(AccountError) {
        if let error = folding.prepare(new).newPasswordError { throw .newPassword(error) }
        let body = PasswordBody(oldPassword: old.text, newPassword: new.text)
        let response = try await server.send(
            "PUT", APIRoute.changePassword.path, as: session.token, ServerRequest.json(body))
        guard response.status != 403 else { throw .wrongCredentials }
        try response.check()
    }

    func sessions(of session: Session) async throws(AccountError) -> [SessionSummary] {
        let response = try await server.send("GET", APIRoute.sessions.path, as: session.token)
        let list: [SessionResponse] = try response.decoded()
        return list.filter(\.isCurrent).map { SessionSummary($0) }
            + list.filter { !$0.isCurrent }.map { SessionSummary($0) }
    }

    func signOutEverywhere(_ session: Session) async throws(AccountError) {
        try await end(session, .signOutEverywhere)
    }

    func signOut(_ session: Session) async throws(AccountError) {
        try await end(session, .signOut)
    }

    private func end(_ session: Session, _ route: APIRoute) async throws(AccountError) {
        await current.finish()
        let response = try await server.send(
            ServerRequest(
                method: "DELETE", path: route.path,
                authorization: "Bearer \(session.token.text)"))
        // A session that has ended needs nothing.
        if response.status != 401 { try response.check() }
        try await AccountError.converting(await close(session))
    }

    private func close(_ session: Session) async throws(StorageError) {
        current.close(session)
        try await replicas.close(session)
    }
}

extension Password {
    /// The text, whose memory is overwritten when it is released, like all memory of the app.
    fileprivate var text: String { withBytes { String(decoding: $0, as: UTF8.self) } }
}

extension SessionSummary {
    fileprivate init(_ response: SessionResponse) {
        self.init(
            createdAt: response.createdAt, lastUsedAt: response.lastUsedAt,
            isCurrent: response.isCurrent)
    }
}
