public import DependencyContainer
public import Domain
public import Login
public import Navigation
public import TerminalUI

/// The root coordinator: shows the login screen, and a session after a sign-in.
@MainActor public final class AppFlow: Coordinator {
    private let container: Container
    private let dependencies: AppFlowDependencies
    /// The navigator of the app.
    @WeakNavigator public private(set) var navigator: Navigator
    /// Called when the deep link of the launch cannot be opened.
    public var onLinkError: @MainActor (DeepLinkError) -> Void = { _ in }
    /// Called when a session cannot be started, which is a programming error.
    public var onSessionError: @MainActor (ContainerError) -> Void = { _ in }
    /// Called with the status of the exchange with a server; nil for none.
    public var onStatus: @MainActor (WorkspaceStatus?) -> Void = { _ in }
    /// Called after changes of other devices were stored.
    public var onNews: @MainActor () -> Void = {}
    /// The flow of the saved session, between `launch` and `start`.
    private var savedSessionFlow: SessionFlow?
    /// The deep link to open in the next session.
    private let pendingLink = PendingDeepLink()
    private var restoresNavigation = true
    private weak var session: SessionFlow?
    /// The session since its sign-in or the launch, until it ends.
    private var activeSession: Session?
    private var isEndingSession = false
    /// True if the server has ended the session, perhaps while a sign-out was running.
    private var hasExpired = false

    /// Creates the flow.
    ///
    /// - Throws: An error only if `container.verify()` finds errors.
    public init(container: Container, navigator: Navigator) throws(ContainerError) {
        self.container = container
        dependencies = try container.resolve(AppFlowDependencies.self)
        self.navigator = navigator
    }

    /// Shows the player list if the last session is still valid, and the login screen otherwise.
    ///
    /// - Parameters:
    ///   - link: The deep link to open as soon as a user is signed in.
    ///   - restoresNavigation: Whether a session starts on the screens that it ended on, and saves
    ///     its screens. False for scripts, which have to start on the same screen each time.
    public func launch(
        opening link: DeepLink? = nil, restoresNavigation: Bool = true
    ) async throws(AppLaunchError) {
        assert(AppDeepLinks.verify().isEmpty, "\(AppDeepLinks.verify())")
        assert(
            AppFeature.keyCollisions(in: AppFeature.all).isEmpty,
            "\(AppFeature.keyCollisions(in: AppFeature.all))")
        assert(
            AppFeature.kindFaults(in: AppFeature.all).isEmpty,
            "\(AppFeature.kindFaults(in: AppFeature.all))")
        pendingLink.link = link
        self.restoresNavigation = restoresNavigation
        if let session = await savedSession(), loginSignInUnavailableReason == nil {
            do throws(ContainerError) {
                savedSessionFlow = try makeSessionFlow(session)
            } catch {
                throw .container(error)
            }
        }
        do throws(NavigationError) {
            try navigator.start(self, under: nil)
        } catch {
            throw .navigation(error)
        }
        await openInitialScreens()
    }

    /// Shows the session that `launch` has found, or the login screen.
    public func start(_: StartPermission) throws(NavigationError) {
        if let flow = savedSessionFlow {
            savedSessionFlow = nil
            try start(flow)
        } else {
            try showLogin(reason: .signedOut)
        }
    }

    /// The actions that show the places of the session, for the command palette; none without a
    /// session.
    public var places: [Action] { session?.dependencies.places.map { $0.makeAction() } ?? [] }

    /// Returns the saved session, or nil if there is none or the storage fails. The login screen is
    /// shown then, and the token stays for the next start.
    private func savedSession() async -> Session? {
        do {
            guard let token = try await dependencies.credentials.savedToken() else { return nil }
            return try await dependencies.accounts.session(for: token)
        } catch {
            return nil
        }
    }

    private func showLogin(reason: LoginReason) throws(NavigationError) {
        let explanation = reason == .sessionExpired ? CompositionStrings.sessionExpired : nil
        let login = dependencies.login.coordinator(on: navigator, explanation: explanation) {
            $0.makeLogin(reason: reason, on: navigator, navigation: self)
        }
        try start(login, as: .root)
    }

    private func makeSessionFlow(_ session: Session) throws(ContainerError) -> SessionFlow {
        activeSession = session
        let flow = try SessionFlow(
            scope: container.openScope(.session, with: session), navigator: navigator)
        flow.onSignOut = { [weak self] in self?.signOut($0, of: session) }
        flow.onMove = { [weak self] in self?.sessionDidMove(to: $0) }
        flow.onStatus = { [weak self] in self?.onStatus($0.map(WorkspaceStatus.init)) }
        flow.onNews = { [weak self] in self?.onNews() }
        flow.onExpiry = { [weak self] in self?.sessionDidExpire() }
        return flow
    }

    private func start(_ flow: SessionFlow) throws(NavigationError) {
        (isEndingSession, hasExpired) = (false, false)
        try start(flow, as: .root)
        session = flow
    }

    /// Opens the deep link or restores the screens of the last session. A link is opened once: the
    /// next session starts without it.
    private func openInitialScreens() async {
        guard let session else { return }
        do throws(DeepLinkError) {
            try await session.openInitialScreens(
                pendingLink, restoresNavigation: restoresNavigation)
        } catch {
            onLinkError(error)
        }
    }

    /// Signs out after every screen has allowed it.
    private func signOut(_ extent: SignOutExtent, of session: Session) {
        guard !isEndingSession else { return }
        navigator.askToLeave(.everything) { [weak self] in self?.endSession(session, extent) }
    }

    /// Signs out. If the session cannot be ended, the user stays signed in, and a page offers to
    /// try again.
    private func endSession(_ session: Session, _ extent: SignOutExtent) {
        isEndingSession = true
        pendingLink.link = nil
        work.enqueue { [weak self] in
            guard let self, let error = await end(session, extent) else { return }
            showSignOutFailure(error) { [weak self] in await self?.end(session, extent) }
        }
    }

    /// Ends the session in the storage and then deletes the token on this device. After a crash in
    /// between, the token belongs to no session and signs nobody in.
    ///
    /// - Returns: The reason why the session cannot be ended, or nil after a sign-out.
    private func end(_ session: Session, _ extent: SignOutExtent) async -> AccountError? {
        isEndingSession = true
        do throws(AccountError) {
            switch extent {
            case .thisSession: try await dependencies.accounts.signOut(session)
            case .allSessions: try await dependencies.accounts.signOutEverywhere(session)
            }
            activeSession = nil
            await deleteToken()
            showLogin(after: .signedOut)
            return nil
        } catch {
            isEndingSession = false
            if hasExpired { sessionDidExpire() }
            return error
        }
    }

    private func showSignOutFailure(
        _ error: AccountError, tryAgain: @escaping @MainActor () async -> AccountError?
    ) {
        guard let flow = session else { return }
        let failure = ScreenCoordinator(on: navigator) {
            PageScreen(
                of: SignOutFailurePresenter(error, work: $0, tryAgain: tryAgain), work: $0)
        }
        // There is no command source, because the screen that asked may have left.
        navigator.withCommandSource(nil) {
            navigator.attempt { try flow.push(failure) }
        }
    }

    private func sessionDidExpire() {
        hasExpired = true
        guard !isEndingSession else { return }
        isEndingSession = true
        activeSession = nil
        work.enqueue { [weak self] in await self?.deleteToken() }
        showLogin(after: .sessionExpired)
    }

    /// Replaces the session by that of the server to which its account has moved. There is no
    /// command source, because the screen that asked may have left.
    private func sessionDidMove(to session: Session) {
        guard !isEndingSession else { return }
        navigator.withCommandSource(nil) { loginDidSignIn(session) }
    }

    /// Shows the login screen at the end of a session. There is no command source, because the
    /// server has ended the session, or the screen that asked may have left.
    private func showLogin(after reason: LoginReason) {
        navigator.withCommandSource(nil) {
            navigator.attempt { try showLogin(reason: reason) }
        }
    }

    /// Ends the session at the end of a run without *Remember me*. Otherwise the list of sessions
    /// would show it for 30 days, although no start can use it. A failure has no other effect: a
    /// token that cannot be read now may be read at the next start.
    public func endUnsavedSession() async {
        guard let activeSession else { return }
        do {
            let token = try await dependencies.credentials.savedToken()
            guard token != activeSession.token else { return }
            try await dependencies.accounts.signOut(activeSession)
        } catch {}
    }

    /// Deletes the token of a session that has ended. A failure leaves a token that is not valid.
    private func deleteToken() async {
        try? await dependencies.credentials.saveToken(nil)
    }
}

extension AppFlow: LoginNavigation {
    /// Returns the reason why the player list, the first screen of a session, is unavailable.
    public var loginSignInUnavailableReason: String? {
        dependencies.features.unavailableReason(of: .playerList)
    }

    /// Replaces the login screen by the session.
    public func loginDidSignIn(_ session: Session) {
        do throws(ContainerError) {
            let flow = try makeSessionFlow(session)
            navigator.attempt { try startAndOpenInitialScreens(flow) }
        } catch {
            onSessionError(error)
        }
    }

    private func startAndOpenInitialScreens(_ flow: SessionFlow) throws(NavigationError) {
        try start(flow)
        work.enqueue { [weak self] in await self?.openInitialScreens() }
    }
}

/// The reason why the app cannot show its first screen.
public enum AppLaunchError: Error, Hashable, Sendable {
    /// A dependency cannot be resolved.
    case container(ContainerError)
    /// The navigator has refused the first screen.
    case navigation(NavigationError)
}
