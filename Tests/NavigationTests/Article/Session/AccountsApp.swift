import Navigation

// snippet: account-flow
@MainActor final class AccountFlow: Coordinator {
    @WeakNavigator var navigator: Navigator
    private(set) var message = ""
    private let openNotebook: (String) async -> Notebook
    private let pendingLink = PendingDeepLink()
    private weak var session: SessionFlow?

    init(on navigator: Navigator, openNotebook: @escaping (String) async -> Notebook) {
        self.openNotebook = openNotebook
        self.navigator = navigator
    }

    func start(_: StartPermission) throws(NavigationError) {
        try showSignIn()
    }

    private func showSignIn() throws(NavigationError) {
        try start(SignInCoordinator(navigation: self, on: navigator), as: .root)
    }

    private func startSession(of user: String) throws(NavigationError) {
        let session = SessionFlow(
            of: user, openNotebook: openNotebook, pendingLink: pendingLink, navigation: self,
            on: navigator)
        try start(session, as: .root)
        self.session = session
    }

    func open(_ link: String) throws(DeepLinkError) {
        pendingLink.link = try RouteMap.session.link(from: link)
        session?.openPendingLink()
    }
}
// end

// snippet: account-events
extension AccountFlow: SignInNavigation, SessionFlowNavigation {
    func signInDidFinish(as user: String) {
        guard session == nil else { return }
        attempt { try startSession(of: user) }
    }

    func sessionDidEnd() {
        navigator.askToLeave(.everything) { [weak self] in
            self?.pendingLink.link = nil
            try self?.showSignIn()
        }
    }

    func sessionCannotOpenLink(_ message: String) {
        self.message = message
    }
}
// end

// snippet: accounts-app
@MainActor final class AccountsApp {
    let navigator = Navigator()
    let window: Window
    let flow: AccountFlow

    init(openNotebook: @escaping (String) async -> Notebook) throws(NavigationError) {
        window = Window(navigator)
        flow = AccountFlow(on: navigator, openNotebook: openNotebook)
        try navigator.start(flow, under: nil)
    }
}
// end
