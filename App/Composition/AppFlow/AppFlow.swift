public import DependencyContainer
public import Domain
public import Login
public import Navigation
import PlayerList

/// The first coordinator of all: somebody signs in, and a session begins; it ends, and somebody signs
/// in again.
@MainActor public final class AppFlow: Coordinator {
    private let container: Container
    private let features: Features
    /// Where everything is shown.
    public unowned let navigator: Navigator
    /// Told why the link that the app was launched with leads nowhere.
    public var onLinkError: @MainActor (DeepLinkError) -> Void = { _ in }
    private var restored: Session?
    /// Where to go as soon as somebody is signed in.
    private var link: DeepLink?
    private var remembersPlace = true
    private weak var session: SessionFlow?
    private var isEnding = false

    /// - Parameter container: complete: its `verify()` finds nothing.
    public init(container: Container, navigator: Navigator) {
        self.container = container
        features = Features(container)
        self.navigator = navigator
    }

    /// Looks for a session that is still valid and starts: where the user was last when there is one,
    /// else with the login.
    ///
    /// - Parameters:
    ///   - link: where to go instead, as soon as somebody is signed in.
    ///   - remembersPlace: whether a session begins where the user was, and where they are is kept for
    ///     the next. Not for a script: it has to begin with the same screen each time.
    /// - Throws: what `Navigator.start` throws.
    public func launch(
        opening link: DeepLink? = nil, remembersPlace: Bool = true
    ) async throws(NavigationError) {
        self.link = link
        self.remembersPlace = remembersPlace
        restored = await savedSession()
        try navigator.start(self, under: nil)
        await arrive()
    }

    /// Shows the players to whoever `launch` found signed in, and the login to everybody else.
    public func start() throws(NavigationError) {
        if let session = restored, loginUnavailableReasonForSignIn() == nil {
            restored = nil
            try begin(session)
        } else {
            try showLogin(reason: .signedOut)
        }
    }

    /// What cannot be read is no session; the login will say what is wrong with the storage.
    private func savedSession() async -> Session? {
        guard let memory = try? container.resolve((any CredentialStore).self),
            let accounts = try? container.resolve((any Accounts).self),
            let token = try? await memory.savedToken()
        else { return nil }
        return try? await accounts.session(for: token)
    }

    private func showLogin(reason: LoginReason) throws(NavigationError) {
        let login: any Coordinator =
            if let unavailableReason = features.obstacle(to: (any LoginBuilding).self) {
                UnavailableFeatureCoordinator(
                    reason == .sessionExpired
                        ? "Your session has ended. \(unavailableReason)" : unavailableReason,
                    navigator: navigator)
            } else {
                try features((any LoginBuilding).self)
                    .makeLogin(reason: reason, on: navigator, navigation: self)
            }
        try start(login, as: .root)
    }

    private func begin(_ session: Session) throws(NavigationError) {
        guard let scope = try? container.openScope(.session, with: session),
            let expiry = try? scope.resolve(SessionExpiry.self)
        else { throw .nothingShown }
        expiry.onExpiry = { [weak self] in self?.sessionDidExpire() }
        isEnding = false
        let flow = SessionFlow(container: scope, navigator: navigator) { [weak self] in
            self?.signOut(session)
        }
        try start(flow, as: .root)
        self.session = flow
    }

    private func beginAndFollowLink(_ session: Session) throws(NavigationError) {
        try begin(session)
        work.enqueue { [weak self] in await self?.arrive() }
    }

    /// Goes on to where the user wants to be. A link is followed once: whoever signs in later begins
    /// where they were.
    private func arrive() async {
        guard let session else { return }
        do throws(DeepLinkError) {
            try await session.arrive(by: link, remembersPlace: remembersPlace)
        } catch {
            // The login says that the session has ended; the link waits for the next one.
            guard !isEnding, session === self.session else { return }
            onLinkError(error)
        }
        link = nil
    }

    /// Ends the session on the disk first: what the screen says then is true for the next start too.
    private func signOut(_ session: Session) {
        guard !isEnding else { return }
        isEnding = true
        link = nil
        work.enqueue { [weak self] in
            guard let self else { return }
            // Either of the two is enough: without its token nobody finds a session, and a session
            // that has ended is not found by its token.
            let isForgotten = await forgetToken()
            let isClosed = await close(session)
            end(because: isForgotten || isClosed ? .signedOut : .signOutNotSaved)
        }
    }

    private func sessionDidExpire() {
        guard !isEnding else { return }
        isEnding = true
        work.enqueue { [weak self] in _ = await self?.forgetToken() }
        end(because: .sessionExpired)
    }

    /// Whichever screen found out, and whether or not it is still there: this is nobody's doing.
    private func end(because reason: LoginReason) {
        navigator.withCommandSource(nil) { attemptToShowLogin(reason: reason) }
    }

    private func attemptToShowLogin(reason: LoginReason) {
        navigator.attempt(try showLogin(reason: reason))
    }

    private func forgetToken() async -> Bool {
        do {
            try await container.resolve((any CredentialStore).self).saveToken(nil)
            return true
        } catch {
            return false
        }
    }

    private func close(_ session: Session) async -> Bool {
        do {
            try await container.resolve((any Accounts).self).signOut(session)
            return true
        } catch {
            return false
        }
    }
}

extension AppFlow: LoginNavigation {
    /// Whoever signs in sees the players.
    public func loginUnavailableReasonForSignIn() -> String? {
        features.obstacle(to: (any PlayerListBuilding).self)
    }

    /// The session begins: the login gives way to the players.
    public func loginDidSignIn(_ session: Session) {
        navigator.attempt(try beginAndFollowLink(session))
    }
}
