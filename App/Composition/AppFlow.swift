public import DependencyContainer
public import Domain
public import Login
public import Navigation

/// The first coordinator of all: somebody signs in, and a session begins; it ends, and somebody signs
/// in again.
@MainActor public final class AppFlow: Coordinator {
    private let container: Container
    private let navigator: Navigator
    private let work: WorkScope
    private var restored: Session?
    private var isEnding = false

    /// - Parameter container: complete: its `verify()` finds nothing.
    public init(container: Container, navigator: Navigator) {
        self.container = container
        self.navigator = navigator
        work = navigator.makeWork()
    }

    /// Looks for a session that is still valid and starts: with the players when there is one, else
    /// with the login.
    ///
    /// - Throws: what `Navigator.start` throws.
    public func launch() async throws(NavigationError) {
        restored = await savedSession()
        try navigator.start(self, under: nil)
    }

    public func start() throws(NavigationError) {
        if let session = restored {
            restored = nil
            try begin(session)
        } else {
            try showLogin()
        }
    }

    /// What cannot be read is no session; the login will say what is wrong with the storage.
    private func savedSession() async -> Session? {
        guard let memory = try? container.resolve((any SignInMemory).self),
            let accounts = try? container.resolve((any Accounts).self),
            let token = try? await memory.savedToken()
        else { return nil }
        return try? await accounts.session(for: token)
    }

    private func showLogin() throws(NavigationError) {
        guard let login = try? container.resolve((any LoginBuilding).self) else {
            throw .nothingShown
        }
        try navigator.start(
            login.makeLogin(on: navigator, navigation: self), under: self, as: .root)
    }

    private func begin(_ session: Session) throws(NavigationError) {
        let scope = container.openSession(with: session)
        guard let expiry = try? scope.resolve(SessionExpiry.self) else { throw .nothingShown }
        expiry.onExpiry = { [weak self] in self?.end() }
        isEnding = false
        try navigator.start(
            SessionFlow(container: scope, navigator: navigator) { [weak self] in
                self?.signOut(session)
            },
            under: self, as: .root)
    }

    private func signOut(_ session: Session) {
        guard !isEnding else { return }
        isEnding = true
        work.enqueue { [self] in
            // Either of the two ends it for the next start; the login is shown in any case.
            try? await container.resolve((any Accounts).self).signOut(session)
            end()
        }
    }

    /// The session is over: its token is of no use, and nothing of it stays.
    private func end() {
        work.enqueue { [self] in
            try? await container.resolve((any SignInMemory).self).save(nil)
        }
        navigator.attempt { () throws(NavigationError) in try showLogin() }
    }
}

extension AppFlow: LoginNavigation {
    public func loginDidSignIn(_ session: Session) {
        navigator.attempt { () throws(NavigationError) in try begin(session) }
    }
}
