import Navigation

// snippet: session
@MainActor protocol SessionFlowNavigation: AnyObject {
    func sessionDidEnd()
    func sessionCannotOpenLink(_ message: String)
}

@MainActor final class SessionFlow: Coordinator {
    @WeakNavigator var navigator: Navigator
    let lifetime = CoordinatorLifetime.untilFirstScreenLeaves
    private let user: String
    private let openNotebook: (String) async -> Notebook
    private let pendingLink: PendingDeepLink
    private weak var navigation: (any SessionFlowNavigation)?
    private(set) weak var notes: NotesFlow?

    init(
        of user: String, openNotebook: @escaping (String) async -> Notebook,
        pendingLink: PendingDeepLink, navigation: any SessionFlowNavigation,
        on navigator: Navigator
    ) {
        self.user = user
        self.openNotebook = openNotebook
        self.pendingLink = pendingLink
        self.navigation = navigation
        self.navigator = navigator
    }

    func start(_: StartPermission) throws(NavigationError) {
        work.enqueue { [weak self, user, openNotebook] in
            let notebook = await openNotebook(user)
            guard let self else { return }
            attempt { try showTabs(notebook) }
        }
        openPendingLink()
    }
}
// end

// snippet: tabs
extension SessionFlow {
    private func showTabs(_ notebook: Notebook) throws(NavigationError) {
        let notes = NotesFlow(notebook, on: navigator)
        let profile = ProfileCoordinator(of: user, navigation: self, on: navigator)
        self.notes = notes
        try navigator.showTabs(2, at: HomeRoute(), by: self) { index throws(NavigationError) in
            try start(index == 0 ? notes : profile)
        }
    }
}

struct HomeRoute: Route {
    static let format = RouteFormat("home", path: "home") { Self() }
}
// end

// snippet: above-tabs
extension SessionFlow: ProfileNavigation {
    func profileDidRequestHelp() {
        attempt { try show(PlainScreen(["Help"], work: navigator.makeWork())) }
    }

    func profileDidRequestSignOut() {
        navigation?.sessionDidEnd()
    }
}
// end

// snippet: session-link
extension SessionFlow {
    /// Opens the pending link after all work that was enqueued before.
    func openPendingLink() {
        work.enqueue { [weak self] in
            guard let self else { return }
            do throws(DeepLinkError) {
                try await pendingLink.open(through: .session, from: self)
            } catch {
                navigation?.sessionCannotOpenLink(error.message)
            }
        }
    }
}

extension RouteMap<SessionFlow> {
    static var session: RouteMap {
        RouteMap([
            LinkDestination(HomeRoute.self, leadsTo: [.noteList]) {
                (_, session: SessionFlow) async throws(DeepLinkError) in
                guard let notes = session.notes else { throw .cancelled }
                return ResolvedDestination(notes)
            }
        ])
    }
}
// end
