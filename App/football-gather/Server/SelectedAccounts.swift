import Domain

/// The accounts of the place that is selected at the time of a call.
struct SelectedAccounts: Accounts {
    let data: AccountData

    func register(name: UserName, password: Password) async throws(AccountError) -> Session {
        try await data.accounts.register(name: name, password: password)
    }

    func signIn(name: UserName, password: Password) async throws(AccountError) -> Session {
        try await data.accounts.signIn(name: name, password: password)
    }

    func session(for token: SessionToken) async throws(StorageError) -> Session? {
        try await data.accounts.session(for: token)
    }

    func changePassword(
        of session: Session, from old: Password, to new: Password
    ) async throws(AccountError) {
        try await data.accounts.changePassword(of: session, from: old, to: new)
    }

    func sessions(of session: Session) async throws(AccountError) -> [SessionSummary] {
        try await data.accounts.sessions(of: session)
    }

    func signOutEverywhere(_ session: Session) async throws(AccountError) {
        try await data.accounts.signOutEverywhere(session)
    }

    func signOut(_ session: Session) async throws(AccountError) {
        try await data.accounts.signOut(session)
    }
}
